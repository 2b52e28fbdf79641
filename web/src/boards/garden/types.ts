// Made by `make types` from src/sintra/games/garden; do not edit.

export type Decision = "copy" | "discard" | "pay" | "turn";
export type Colour = "blue" | "dark green" | "dark purple" | "light green" | "light purple" | "yellow";
export type SymbolName = "bird" | "butterfly" | "flower" | "lily" | "tree" | "tulips";
export type Hexagon = "blue bird" | "blue butterfly" | "blue flower" | "blue lily" | "blue tree" | "blue tulips" | "dark green bird" | "dark green butterfly" | "dark green flower" | "dark green lily" | "dark green tree" | "dark green tulips" | "dark purple bird" | "dark purple butterfly" | "dark purple flower" | "dark purple lily" | "dark purple tree" | "dark purple tulips" | "light green bird" | "light green butterfly" | "light green flower" | "light green lily" | "light green tree" | "light green tulips" | "light purple bird" | "light purple butterfly" | "light purple flower" | "light purple lily" | "light purple tree" | "light purple tulips" | "yellow bird" | "yellow butterfly" | "yellow flower" | "yellow lily" | "yellow tree" | "yellow tulips";
export type Cell = readonly [number, number];
export type FeatureKind = "bench" | "fountain" | "pavilion" | "statue";
export type From = number | "expansion" | "top";
export type Pending = Copying | Paying | Discarding;

/** Where the chance of a game has come to. */
export interface Chance {
  key: number;
  counter: number;
}

export interface Chosen {
  hexagon: Hexagon;
  from: From;
}

/** A line is taken; these copies were chosen so far. */
export interface Copying {
  colour?: Colour;
  symbol?: SymbolName;
  chosen: Chosen[];
}

/** Somebody passes; this was discarded so far. */
export interface Discarding {
  tiles: Hexagon[];
  expansions: Hexagon[];
}

/** A feature of the garden, how many of its neighbours are filled, and what it brings. */
export interface Feature {
  feature: FeatureKind;
  cell: Cell;
  filled: number;
  jokers: number;
}

/** One player's garden and storage. */
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

/** The position. */
export interface GardenView {
  game: "garden";
  viewer: number | null;
  round: number;
  rounds: number;
  turn: number | null;
  decision: Decision | null;
  pending: Copying | Paying | Discarding | null;
  starter: number;
  marker: number | null;
  wheel: WheelEntry[][];
  top: Hexagon[] | null;
  stack: number;
  piles: Hexagon[][];
  face_up: Hexagon[];
  stacks: number[];
  supply: number;
  returned: Hexagon[];
  unseen: Hexagon[];
  bag: Partial<Record<Hexagon, number>>;
  tower: Partial<Record<Hexagon, number>>;
  boards: GardenBoard[];
  options: GardenOptions;
}

/** What belongs together: a colour, or else a symbol. */
export interface Line {
  colour?: Colour;
  symbol?: SymbolName;
}

/** A hexagon is placed, by an expansion if there is a slot; it is to be paid for. */
export interface Paying {
  hexagon: Hexagon;
  cell: Cell;
  slot: number | null;
}

/** A hexagon in the garden; some are printed on expansions. */
export interface Planted {
  cell: Cell;
  hexagon: Hexagon;
  printed: boolean;
}

/** An expansion in the garden; a blank one shows neither. */
export interface Slot {
  hexagon: Hexagon | null;
  turn: number | null;
}

/** What a hexagon of a line is worth. */
export interface WheelEntry {
  colour?: Colour;
  symbol?: SymbolName;
  points: number;
}

export interface GardenOptions {
  scoring: "base" | "variant";
  pass_discard: "off" | "on";
  starter: number | "random";
}

export interface AcquireMove {
  do: "acquire";
  colour?: Colour;
  symbol?: SymbolName;
}

export interface CopyMove {
  do: "copy";
  hexagon: Hexagon;
  from: From;
}

export interface PlaceMove {
  do: "place";
  hexagon: Hexagon;
  cell: Cell;
}

export interface ExpandMove {
  do: "expand";
  hexagon: Hexagon;
  slot: number;
  turn: number;
}

export interface BuyMove {
  do: "buy";
  slot: number;
}

export interface PassMove {
  do: "pass";
}

export interface DoneMove {
  do: "done";
}

export interface DiscardMove {
  do: "discard";
  hexagon: Hexagon;
}

export interface PayMove {
  do: "pay";
  tiles: Hexagon[];
  expansions: Hexagon[];
  jokers: number;
}

export interface TakeEvent { event: "take"; seat: number; hexagon: Hexagon; from: From; points?: never; }
export interface AsideEvent { event: "aside"; seat?: never; count: number; pile: number; points?: never; }
export interface DealEvent { event: "deal"; seat?: never; hexagon: Hexagon; points?: never; }
export interface PourEvent { event: "pour"; seat?: never; count: number; points?: never; }
export interface OpenEvent { event: "open"; seat?: never; hexagon: Hexagon; from: From; points?: never; }
export interface PayEvent { event: "pay"; seat: number; hexagon: Hexagon; kind: "expansion" | "tile"; points?: never; }
export interface SpendEvent { event: "spend"; seat: number; count: number; points?: never; }
export interface PlaceEvent { event: "place"; seat: number; hexagon: Hexagon; cell: Cell; points?: never; }
export interface ExpandEvent { event: "expand"; seat: number; hexagon: Hexagon; slot: number; turn: number; points?: never; }
export interface BuyEvent { event: "buy"; seat: number; slot: number; points: number; }
export interface FeatureEvent { event: "feature"; seat: number; feature: FeatureKind; cell: Cell; count: number; lost: number; points?: never; }
export interface PassEvent { event: "pass"; seat: number; points?: never; }
export interface MarkerEvent { event: "marker"; seat: number; points: number; }
export interface DiscardEvent { event: "discard"; seat: number; hexagon: Hexagon; kind: "expansion" | "tile"; points: number; }
export interface WheelEvent { event: "wheel"; seat: number; colour?: Colour; symbol?: SymbolName; count: number; each: number; points: number; }
export interface PavilionsEvent { event: "pavilions"; seat: number; count: number; points: number; }
export interface SweepEvent { event: "sweep"; seat?: never; count: number; points?: never; }
export interface ReturnEvent { event: "return"; seat?: never; hexagon: Hexagon; points?: never; }
export interface RestEvent { event: "rest"; seat?: never; count: number; points?: never; }
export interface RoundEvent { event: "round"; seat: number; round: number; points?: never; }
export interface EndEvent { event: "end"; seat?: never; points?: never; }
export interface JokersEvent { event: "jokers"; seat: number; count: number; points: number; }
export interface StorageEvent { event: "storage"; seat: number; count: number; points: number; }
export interface GroupEvent { event: "group"; seat: number; colour?: Colour; symbol?: SymbolName; count: number; hexagons: Hexagon[]; cell: Cell; points: number; }
export interface BonusEvent { event: "bonus"; seat: number; colour?: Colour; symbol?: SymbolName; count: number; points: number; }

export type GardenMove = AcquireMove | CopyMove | PlaceMove | ExpandMove | BuyMove | PassMove | DoneMove | DiscardMove | PayMove;

export type GardenEvent = TakeEvent | AsideEvent | DealEvent | PourEvent | OpenEvent | PayEvent | SpendEvent | PlaceEvent | ExpandEvent | BuyEvent | FeatureEvent | PassEvent | MarkerEvent | DiscardEvent | WheelEvent | PavilionsEvent | SweepEvent | ReturnEvent | RestEvent | RoundEvent | EndEvent | JokersEvent | StorageEvent | GroupEvent | BonusEvent;
