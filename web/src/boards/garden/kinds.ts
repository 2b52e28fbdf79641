// Made by `make types` from src/sintra/games/garden/kinds.py; do not edit.

export const KINDS = {
  "take": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "hexagon": "hexagon", "from": "place"},
  },
  "aside": {
    "chapter": "move",
    "told": "never",
    "fields": {"count": "number", "pile": "place"},
  },
  "deal": {"chapter": "move", "told": "never", "fields": {"hexagon": "hexagon"}},
  "pour": {"chapter": "move", "told": "always", "fields": {"count": "number"}},
  "open": {
    "chapter": "move",
    "told": "always",
    "fields": {"hexagon": "hexagon", "from": "place"},
  },
  "pay": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "hexagon": "hexagon", "kind": "word"},
  },
  "spend": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "count": "number"},
  },
  "place": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "hexagon": "hexagon", "cell": "cell"},
  },
  "expand": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "hexagon": "hexagon", "slot": "place", "turn": "place"},
  },
  "buy": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "slot": "place"},
  },
  "feature": {
    "chapter": "move",
    "told": "always",
    "fields": {
      "seat": "player",
      "feature": "word",
      "cell": "cell",
      "count": "number",
      "lost": "number",
    },
  },
  "pass": {"chapter": "move", "told": "always", "fields": {"seat": "player"}},
  "marker": {"chapter": "move", "told": "always", "fields": {"seat": "player"}},
  "discard": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "hexagon": "hexagon", "kind": "word"},
  },
  "wheel": {
    "chapter": "scoring",
    "told": "if any",
    "fields": {
      "seat": "player",
      "colour": "word",
      "symbol": "word",
      "count": "number",
      "each": "number",
    },
  },
  "pavilions": {
    "chapter": "scoring",
    "told": "if any",
    "fields": {"seat": "player", "count": "number"},
  },
  "sweep": {"chapter": "round", "told": "never", "fields": {"count": "number"}},
  "return": {"chapter": "round", "told": "always", "fields": {"hexagon": "hexagon"}},
  "rest": {"chapter": "round", "told": "never", "fields": {"count": "number"}},
  "round": {
    "chapter": "round",
    "told": "always",
    "fields": {"seat": "player", "round": "number"},
  },
  "end": {"chapter": "final", "told": "always", "fields": {}},
  "jokers": {
    "chapter": "final",
    "told": "always",
    "fields": {"seat": "player", "count": "number"},
  },
  "storage": {
    "chapter": "final",
    "told": "always",
    "fields": {"seat": "player", "count": "number"},
  },
  "group": {
    "chapter": "final",
    "told": "always",
    "fields": {
      "seat": "player",
      "colour": "word",
      "symbol": "word",
      "count": "number",
      "hexagons": "members",
      "cell": "cell",
    },
  },
  "bonus": {
    "chapter": "final",
    "told": "always",
    "fields": {"seat": "player", "colour": "word", "symbol": "word", "count": "number"},
  },
} as const;
