"""One side of `benchmarks.against`: follows a game and says its moves. It runs in any version of Sintra.

A line names the bot and the table, or is a move that was made (as text), or asks for one; an answer is a move.
"""

import json
import sys

import sintra
from sintra.bots import new_bot


def main() -> None:
    for line in sys.stdin:
        said = json.loads(line)
        if "table" in said:
            table = sintra.new_table(**said["table"])
            bot = new_bot(said["bot"], table.game, said["seed"])
        elif "move" in said:
            table.play(table.game.parse_move(said["move"]))
        else:
            print(json.dumps(table.game.format_move(bot.choose(table))), flush=True)


if __name__ == "__main__":
    main()
