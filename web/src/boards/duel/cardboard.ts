// Made by `make types` from src/sintra/games/duel; do not edit.

export const COLOURS = ["blue", "yellow", "red", "black", "turquoise"] as const;
export const BROKEN_LOSSES = [1, 2, 3, 4] as const;
export const FIRST_TILE_LOSS = 2;
export const ROUNDS = 5;
export const CHIPS_PER_ROUND = 2;
export const TOKENS = 2;
export const LARGE = 4;
export const SIZE = 6;
export const FIELDS = 9;
export const FIELDS_ACROSS = 3;
export const SPACES = 4;
export const TURNED = [[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [1, 3, 0, 2]] as const;
export const PLATES = {
  "YKTS": ["yellow", "black", "turquoise", "ornament"],
  "WBTK": ["mosaic", "blue", "turquoise", "black"],
  "TRBW": ["turquoise", "red", "blue", "mosaic"],
  "KYRW": ["black", "yellow", "red", "mosaic"],
  "KSTR": ["black", "ornament", "turquoise", "red"],
  "TYWK": ["turquoise", "yellow", "mosaic", "black"],
  "SKRB": ["ornament", "black", "red", "blue"],
  "YBKS": ["yellow", "blue", "black", "ornament"],
  "TRBS": ["turquoise", "red", "blue", "ornament"],
  "YRWB": ["yellow", "red", "mosaic", "blue"],
  "YSKR": ["yellow", "ornament", "black", "red"],
  "TKRW": ["turquoise", "black", "red", "mosaic"],
  "BKST": ["blue", "black", "ornament", "turquoise"],
  "RTYW": ["red", "turquoise", "yellow", "mosaic"],
  "TBWY": ["turquoise", "blue", "mosaic", "yellow"],
  "STYB": ["ornament", "turquoise", "yellow", "blue"],
  "RWBK": ["red", "mosaic", "blue", "black"],
  "SYBR": ["ornament", "yellow", "blue", "red"],
} as const;
export const CHIPS = {
  "B": ["blue"],
  "Y": ["yellow"],
  "R": ["red"],
  "K": ["black"],
  "T": ["turquoise"],
  "BR": ["blue", "red"],
  "RT": ["red", "turquoise"],
  "TY": ["turquoise", "yellow"],
  "YK": ["yellow", "black"],
  "KB": ["black", "blue"],
} as const;
