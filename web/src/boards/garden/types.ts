// The position, the moves and the events of Queen's Garden, as the server tells them.

export type Cell = [number, number];
export type Hexagon = string; // "blue bird"
export type From = 'top' | 'expansion' | number;

export interface Planted {
  cell: Cell;
  hexagon: Hexagon;
  printed: boolean;
}

export interface Feature {
  feature: 'fountain' | 'statue' | 'bench' | 'pavilion';
  cell: Cell;
  filled: number;
  jokers: number;
}

/** A blank expansion has neither. */
export interface Slot {
  hexagon: Hexagon | null;
  turn: number | null;
}

export interface GardenBoard {
  score: number;
  jokers: number;
  tiles: Hexagon[];
  expansions: Hexagon[];
  garden: Planted[];
  free: Cell[];
  slots: (Slot | null)[];
  features: Feature[];
  passed: boolean;
  marker: boolean;
}

export type WheelEntry = { points: number; colour?: string; symbol?: string };

export interface Pending {
  colour?: string;
  symbol?: string;
  chosen?: { hexagon: Hexagon; from: From }[];
  hexagon?: Hexagon;
  cell?: Cell;
  slot?: number | null;
  tiles?: Hexagon[];
  expansions?: Hexagon[];
}

export interface GardenView {
  round: number;
  rounds: number;
  turn: number | null;
  decision: 'turn' | 'copy' | 'pay' | 'discard' | null;
  pending: Pending | null;
  starter: number;
  marker: number | null;
  wheel: WheelEntry[][];
  top: Hexagon[] | null;
  stack: number;
  piles: Hexagon[][];
  face_up: Hexagon[];
  stacks: number[];
  supply: number;
  bag: Record<Hexagon, number>;
  tower: Record<Hexagon, number>;
  boards: GardenBoard[];
}

export type Acquire = { do: 'acquire'; colour?: string; symbol?: string };
export type Copy = { do: 'copy'; hexagon: Hexagon; from: From };
export type Place = { do: 'place'; hexagon: Hexagon; cell: Cell };
export type Expand = { do: 'expand'; hexagon: Hexagon; slot: number; turn: number };
export type Buy = { do: 'buy'; slot: number };
export type Pay = { do: 'pay'; tiles: Hexagon[]; expansions: Hexagon[]; jokers: number };
export type Discard = { do: 'discard'; hexagon: Hexagon };
export type GardenMove = Acquire | Copy | Place | Expand | Buy | Pay | Discard | { do: 'pass' } | { do: 'done' };
