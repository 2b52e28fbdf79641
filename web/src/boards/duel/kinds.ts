// Made by `make types` from src/sintra/games/duel; do not edit.

import type { Kind } from "../board";
import type { DuelEvent } from "./types";

export const KINDS: Record<DuelEvent["event"], Kind> = {
  "plate": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "plate": "word", "from": "place"}},
  "draw": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "type": "word", "number": "place"}},
  "look": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "plate": "word", "type": "word", "number": "place"}},
  "keep": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "plate": "word", "number": "place"}},
  "under": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "plate": "word", "type": "word", "number": "place"}},
  "place": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "plate": "word", "field": "place", "turn": "number"}},
  "refill": {"chapter": "move", "told": "never", "is_joined": false, "fields": {"plate": "word", "to": "place"}},
  "sun": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "factory": "place"}},
  "moon": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "factory": "place"}},
  "first": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player"}},
  "line": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"}},
  "break": {"chapter": "move", "told": "always", "is_joined": true, "fields": {"seat": "player", "colour": "word", "to": "place"}},
  "rest": {"chapter": "move", "told": "never", "is_joined": false, "fields": {"colour": "word", "count": "number"}},
  "stack": {"chapter": "move", "told": "always", "is_joined": true, "fields": {"seat": "player", "colour": "word", "factory": "place"}},
  "reveal": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"chip": "word", "factory": "place"}},
  "chip": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "chip": "word", "factory": "place"}},
  "pass": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player"}},
  "pay": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "chips": "list", "line": "place"}},
  "tile": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "line": "place", "column": "place", "across": "number", "down": "number"}},
  "ornament": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "row": "place", "column": "place"}},
  "lose": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"}},
  "clear": {"chapter": "scoring", "told": "never", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"}},
  "broken": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "count": "number"}},
  "late": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player"}},
  "round": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"seat": "player", "round": "number"}},
  "pour": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"count": "number"}},
  "redeal": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"colour": "word", "count": "number"}},
  "deal": {"chapter": "round", "told": "never", "is_joined": false, "fields": {"colour": "word", "to": "place"}},
  "hide": {"chapter": "round", "told": "never", "is_joined": false, "fields": {"to": "place"}},
  "end": {"chapter": "final", "told": "always", "is_joined": false, "fields": {}},
  "goal": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "goal": "word", "count": "number"}},
  "spared": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player"}},
};
