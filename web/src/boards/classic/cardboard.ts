// Made by `make types` from src/sintra/games/classic; do not edit.

export const LINES = 5;
export const FLOOR_LOSSES = [1, 1, 2, 2, 2, 3, 3] as const;
