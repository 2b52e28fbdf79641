// Made by `make types` from src/sintra/games; do not edit.

import type { BoardModule } from "./board";
import type { ClassicEvent, ClassicMove, ClassicView } from "./classic/types";
import type { DuelEvent, DuelMove, DuelView } from "./duel/types";
import type { GardenEvent, GardenMove, GardenView } from "./garden/types";

/** What is seen, what can be played and what happens, by rule system. */
export interface Games {
  classic: { view: ClassicView; move: ClassicMove; event: ClassicEvent };
  duel: { view: DuelView; move: DuelMove; event: DuelEvent };
  garden: { view: GardenView; move: GardenMove; event: GardenEvent };
}
export type Rules = keyof Games;
export type View = Games[Rules]["view"];
export type Move = Games[Rules]["move"];
export type GameEvent = Games[Rules]["event"];

/** The boards; each is loaded when it is needed. */
export const BOARDS: { [R in Rules]: () => Promise<{ default: BoardModule<Games[R]> }> } = {
  classic: () => import("./classic"),
  duel: () => import("./duel"),
  garden: () => import("./garden"),
};
