"""A bot in one file: any legal move. Try it: sintra play mini --bots "exec:python3 examples/random_bot.py"."""

import json
import random
import sys

chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "new":
        chance.seed(message["seed"])
    elif message["type"] == "decide":
        print(json.dumps({"move": chance.choice(message["legal"])}), flush=True)
