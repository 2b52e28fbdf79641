// Made by `make types` from src/sintra/games/garden; do not edit.

import type { Kind } from "../board";
import type { GardenEvent } from "./types";

export const KINDS: Record<GardenEvent["event"], Kind> = {
  "take": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "hexagon": "hexagon", "from": "place"}},
  "aside": {"chapter": "move", "told": "never", "is_joined": false, "fields": {"count": "number", "pile": "place"}},
  "deal": {"chapter": "move", "told": "never", "is_joined": false, "fields": {"hexagon": "hexagon"}},
  "pour": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"count": "number"}},
  "open": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"hexagon": "hexagon", "from": "place"}},
  "pay": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "hexagon": "hexagon", "kind": "word"}},
  "spend": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "count": "number"}},
  "place": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "hexagon": "hexagon", "cell": "cell"}},
  "expand": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "hexagon": "hexagon", "slot": "place", "turn": "place"}},
  "buy": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "slot": "place"}},
  "feature": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "feature": "word", "cell": "cell", "count": "number", "lost": "number"}},
  "pass": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player"}},
  "marker": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player"}},
  "discard": {"chapter": "move", "told": "always", "is_joined": false, "fields": {"seat": "player", "hexagon": "hexagon", "kind": "word"}},
  "wheel": {"chapter": "scoring", "told": "if any", "is_joined": false, "fields": {"seat": "player", "colour": "word", "symbol": "word", "count": "number", "each": "number"}},
  "pavilions": {"chapter": "scoring", "told": "if any", "is_joined": false, "fields": {"seat": "player", "count": "number"}},
  "sweep": {"chapter": "round", "told": "never", "is_joined": false, "fields": {"count": "number"}},
  "return": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"hexagon": "hexagon"}},
  "rest": {"chapter": "round", "told": "never", "is_joined": false, "fields": {"count": "number"}},
  "round": {"chapter": "round", "told": "always", "is_joined": false, "fields": {"seat": "player", "round": "number"}},
  "end": {"chapter": "final", "told": "always", "is_joined": false, "fields": {}},
  "jokers": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "count": "number"}},
  "storage": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "count": "number"}},
  "group": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "symbol": "word", "count": "number", "hexagons": "members", "cell": "cell"}},
  "bonus": {"chapter": "final", "told": "always", "is_joined": false, "fields": {"seat": "player", "colour": "word", "symbol": "word", "count": "number"}},
};
