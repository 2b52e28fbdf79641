// Made by `make types` from src/sintra/games/duel/kinds.py; do not edit.

export const KINDS = {
  "plate": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "plate": "word", "from": "place"},
  },
  "draw": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "type": "word", "number": "place"},
  },
  "look": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "plate": "word", "type": "word", "number": "place"},
  },
  "keep": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "plate": "word", "number": "place"},
  },
  "under": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "plate": "word", "type": "word", "number": "place"},
  },
  "place": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "plate": "word", "field": "place", "turn": "number"},
  },
  "refill": {
    "chapter": "move",
    "told": "never",
    "fields": {"plate": "word", "to": "place"},
  },
  "sun": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "colour": "word", "count": "number", "factory": "place"},
  },
  "moon": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "colour": "word", "count": "number", "factory": "place"},
  },
  "first": {"chapter": "move", "told": "always", "fields": {"seat": "player"}},
  "line": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"},
  },
  "break": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "colour": "word", "to": "place"},
  },
  "rest": {
    "chapter": "move",
    "told": "never",
    "fields": {"colour": "word", "count": "number"},
  },
  "stack": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "colour": "word", "factory": "place"},
  },
  "reveal": {
    "chapter": "move",
    "told": "always",
    "fields": {"chip": "word", "factory": "place"},
  },
  "chip": {
    "chapter": "move",
    "told": "always",
    "fields": {"seat": "player", "chip": "word", "factory": "place"},
  },
  "pass": {"chapter": "move", "told": "always", "fields": {"seat": "player"}},
  "pay": {
    "chapter": "scoring",
    "told": "always",
    "fields": {"seat": "player", "chips": "list", "line": "place"},
  },
  "tile": {
    "chapter": "scoring",
    "told": "always",
    "fields": {
      "seat": "player",
      "colour": "word",
      "line": "place",
      "column": "place",
      "across": "number",
      "down": "number",
    },
  },
  "ornament": {
    "chapter": "scoring",
    "told": "always",
    "fields": {"seat": "player", "row": "place", "column": "place"},
  },
  "lose": {
    "chapter": "scoring",
    "told": "always",
    "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"},
  },
  "clear": {
    "chapter": "scoring",
    "told": "never",
    "fields": {"seat": "player", "colour": "word", "count": "number", "line": "place"},
  },
  "broken": {
    "chapter": "scoring",
    "told": "always",
    "fields": {"seat": "player", "count": "number"},
  },
  "late": {"chapter": "scoring", "told": "always", "fields": {"seat": "player"}},
  "round": {
    "chapter": "round",
    "told": "always",
    "fields": {"seat": "player", "round": "number"},
  },
  "pour": {"chapter": "round", "told": "always", "fields": {"count": "number"}},
  "redeal": {
    "chapter": "round",
    "told": "always",
    "fields": {"colour": "word", "count": "number"},
  },
  "deal": {
    "chapter": "round",
    "told": "never",
    "fields": {"colour": "word", "to": "place"},
  },
  "hide": {"chapter": "round", "told": "never", "fields": {"to": "place"}},
  "end": {"chapter": "final", "told": "always", "fields": {}},
  "goal": {
    "chapter": "final",
    "told": "always",
    "fields": {"seat": "player", "goal": "word", "count": "number"},
  },
  "spared": {"chapter": "final", "told": "always", "fields": {"seat": "player"}},
} as const;
