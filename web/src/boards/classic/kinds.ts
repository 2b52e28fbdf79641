// Made by `make types` from src/sintra/games/classic; do not edit.

import type { Kind } from "../board";
import type { ClassicEvent } from "./types";

export const KINDS: Record<ClassicEvent["event"], Kind> = {
  "take": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "from": "place"}},
  "rest": {"chapter": "move", "told": "never", "is_joined": false, "fields": {"colour": "word", "count": "number", "from": "place"}},
  "marker": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "to": "place"}},
  "shield": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "from": "place"}},
  "line": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"}},
  "fall": {"chapter": "move", "told": "always", "is_joined": true, "fields": {"seat": "player", "colour": "word", "to": "place"}},
  "spread": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "from": "place", "to": "place"}},
  "break": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"}},
  "tile": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "line": "place", "column": "place", "across": "number", "down": "number"}},
  "clear": {"chapter": "scoring", "told": "never", "is_joined": false, "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"}},
  "floor": {"chapter": "scoring", "told": "always", "is_joined": false, "fields": {"seat": "player", "count": "number"}},
  "round": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"seat": "player", "round": "number"}},
  "gold": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"display": "place", "special": "word"}},
  "pour": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"count": "number"}},
  "deal": {"chapter": "round", "told": "never", "is_joined": false, "fields": {"colour": "word", "to": "place"}},
  "pull": {"chapter": "round", "told": "never", "is_joined": false, "fields": {"colour": "word", "from": "place", "to": "place"}},
  "end": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"reason": "word"}},
  "row": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "row": "place"}},
  "column": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "column": "place"}},
  "colour": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word"}},
};
