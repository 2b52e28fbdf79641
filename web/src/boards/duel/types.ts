// Made by `make types` from src/sintra/games/duel; do not edit.

export type Decision = "complete" | "draw" | "keep" | "opening" | "pay" | "place" | "stack" | "tile" | "turn" | "under";
export type Colour = "black" | "blue" | "red" | "turquoise" | "yellow";
export type PlateType = "mosaic" | "ornament";
export type Piece = "black" | "blue" | "ornament" | "red" | "turquoise" | "yellow";
export type SpaceKind = "black" | "blue" | "mosaic" | "ornament" | "red" | "turquoise" | "yellow";
export type Goal = "border" | "colours" | "columns" | "corners" | "diagonals" | "mosaics" | "ornaments" | "rows";
export type Plate = "BKST" | "KSTR" | "KYRW" | "RTYW" | "RWBK" | "SKRB" | "STYB" | "SYBR" | "TBWY" | "TKRW" | "TRBS" | "TRBW" | "TYWK" | "WBTK" | "YBKS" | "YKTS" | "YRWB" | "YSKR";
export type ChipFace = "B" | "BR" | "K" | "KB" | "R" | "RT" | "T" | "TY" | "Y" | "YK";

/** Where the chance of a game has come to. */
export interface Chance {
  key: number;
  counter: number;
}

/** A plate on its way to a dome. */
export interface Drawn {
  type: PlateType;
  plate: Plate | null;
  number: number;
}

/** The position; the stack is told from the top. */
export interface DuelView {
  game: "duel";
  viewer: number | null;
  round: number;
  turn: number | null;
  decision: Decision | null;
  focus: number | null;
  starter: number;
  goals: Goal[];
  face_up: (Plate | null)[];
  stack: StackPlace[];
  unseen: Plate[];
  hand: Hand | null;
  factories: Factory[];
  large: LargeFactory;
  bag: Partial<Record<Colour, number>>;
  tower: Partial<Record<Colour, number>>;
  chips: ChipFace[];
  boards: PlayerBoard[];
  options: DuelOptions;
}

/** A small factory; its moon is told from the bottom. */
export interface Factory {
  sun: Colour[];
  moon: Colour[];
  chip: FactoryChip | null;
}

/** A chip on a factory; none of it is seen while it lies face down. */
export interface FactoryChip {
  face: ChipFace | null;
}

/** The plates on their way to a dome: which is kept, and how many went back. */
export interface Hand {
  plates: Drawn[];
  kept: number | null;
  returned: number;
}

/** What nobody sees. */
export interface Hidden {
  stack: Plate[];
  drawn: (Plate | null)[];
  held: Plate | null;
  chips: (ChipFace | null)[];
}

/** The large factory, with the first-player tile until somebody takes it. */
export interface LargeFactory {
  sun: Colour[];
  moon: Colour[];
  first: boolean;
}

/** A pattern line: `moved` while its rightmost tile is on the dome already, `paid` what chips have made up for. */
export interface Line {
  spaces: number;
  tiles: number;
  colour: Colour | null;
  moved: boolean;
  paid: number;
}

/** One player's board. */
export interface PlayerBoard {
  score: number;
  tokens: number;
  lines: Line[];
  plates: (Plate | null)[];
  turns: (number | null)[];
  printed: ((SpaceKind | null)[])[];
  dome: ((Piece | null)[])[];
  broken: Colour[];
  first: boolean;
  chips: ChipFace[];
  spent: ChipFace[];
  chips_taken: number;
  passed: boolean;
}

/** Everything. */
export interface Revealed {
  game: "duel";
  viewer: number | null;
  round: number;
  turn: number | null;
  decision: Decision | null;
  focus: number | null;
  starter: number;
  goals: Goal[];
  face_up: (Plate | null)[];
  stack: StackPlace[];
  unseen: Plate[];
  hand: Hand | null;
  factories: Factory[];
  large: LargeFactory;
  bag: Partial<Record<Colour, number>>;
  tower: Partial<Record<Colour, number>>;
  chips: ChipFace[];
  boards: PlayerBoard[];
  hidden: Hidden;
  chance: Chance;
}

/** A plate of the stack: its type where the back was seen, its front where the viewer knows it. */
export interface StackPlace {
  type: PlateType | null;
  plate: Plate | null;
}

export interface DuelOptions {
  goals: "beginner" | "random3" | "random4" | Goal[];
  starter: number | "random";
}

export interface PlateMove {
  do: "plate";
  from: number;
}

export interface DrawMove {
  do: "draw";
}

export interface StopMove {
  do: "stop";
}

export interface KeepMove {
  do: "keep";
  plate?: number;
}

export interface UnderMove {
  do: "under";
  plate?: number;
}

export interface PlaceMove {
  do: "place";
  field: number;
  turn: number;
}

export interface SunMove {
  do: "sun";
  factory: number;
  colour: Colour;
  to: number | "broken";
}

export interface StackMove {
  do: "stack";
  colour: Colour;
}

export interface MoonMove {
  do: "moon";
  colour: Colour;
  to: number | "broken";
}

export interface ChipMove {
  do: "chip";
  factory: number;
}

export interface TileMove {
  do: "tile";
  line: number;
  column: number;
}

export interface CompleteMove {
  do: "complete";
  line: number;
}

export interface LeaveMove {
  do: "leave";
  line: number;
}

export interface PayMove {
  do: "pay";
  chips: ChipFace[];
}

export type DuelMove = PlateMove | DrawMove | StopMove | KeepMove | UnderMove | PlaceMove | SunMove | StackMove | MoonMove | ChipMove | TileMove | CompleteMove | LeaveMove | PayMove;
