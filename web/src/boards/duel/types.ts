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

export interface PlateEvent { event: "plate"; seat: number; plate: Plate; from: number; points?: never; }
export interface DrawEvent { event: "draw"; seat: number; type: PlateType; number: number; points?: number; }
export interface LookEvent { event: "look"; seat: number; plate?: Plate; type: PlateType; number: number; points?: never; }
export interface KeepEvent { event: "keep"; seat: number; plate?: Plate; number?: number; points?: never; }
export interface UnderEvent { event: "under"; seat: number; plate?: Plate; type: PlateType; number?: number; points?: never; }
export interface PlaceEvent { event: "place"; seat: number; plate: Plate; field: number; turn: number; points?: never; }
export interface RefillEvent { event: "refill"; seat?: never; plate: Plate; to: number | "tower"; points?: never; }
export interface SunEvent { event: "sun"; seat: number; colour: Colour; count: number; factory: number; points?: never; }
export interface MoonEvent { event: "moon"; seat: number; colour: Colour; count: number; factory: number; points?: never; }
export interface FirstEvent { event: "first"; seat: number; points?: never; }
export interface LineEvent { event: "line"; seat: number; colour: Colour; count: number; line: number; points?: never; }
export interface BreakEvent { event: "break"; seat: number; colour: Colour; to: number | "tower"; points?: never; }
export interface RestEvent { event: "rest"; seat?: never; colour: Colour; count: number; points?: never; }
export interface StackEvent { event: "stack"; seat: number; colour: Colour; factory: number; points?: never; }
export interface RevealEvent { event: "reveal"; seat?: never; chip: ChipFace; factory: number; points?: never; }
export interface ChipEvent { event: "chip"; seat: number; chip: ChipFace; factory: number; points?: never; }
export interface PassEvent { event: "pass"; seat: number; points?: never; }
export interface PayEvent { event: "pay"; seat: number; chips: ChipFace[]; line: number; points?: never; }
export interface TileEvent { event: "tile"; seat: number; colour: Colour; line: number; column: number; across: number; down: number; points: number; }
export interface OrnamentEvent { event: "ornament"; seat: number; row: number; column: number; points: number; }
export interface LoseEvent { event: "lose"; seat: number; colour: Colour; count: number; line: number; points?: never; }
export interface ClearEvent { event: "clear"; seat: number; colour: Colour; count: number; line: number; points?: never; }
export interface BrokenEvent { event: "broken"; seat: number; count: number; points: number; }
export interface LateEvent { event: "late"; seat: number; points: number; }
export interface RoundEvent { event: "round"; seat: number; round: number; points?: never; }
export interface PourEvent { event: "pour"; seat?: never; count: number; points?: never; }
export interface RedealEvent { event: "redeal"; seat?: never; colour: Colour; count: number; points?: never; }
export interface DealEvent { event: "deal"; seat?: never; colour: Colour; to: number | "tower"; points?: never; }
export interface HideEvent { event: "hide"; seat?: never; to: number | "tower"; points?: never; }
export interface EndEvent { event: "end"; seat?: never; points?: never; }
export interface GoalEvent { event: "goal"; seat: number; goal: Goal; count: number; points: number; }
export interface SparedEvent { event: "spared"; seat: number; points: number; }

export type DuelMove = PlateMove | DrawMove | StopMove | KeepMove | UnderMove | PlaceMove | SunMove | StackMove | MoonMove | ChipMove | TileMove | CompleteMove | LeaveMove | PayMove;

export type DuelEvent = PlateEvent | DrawEvent | LookEvent | KeepEvent | UnderEvent | PlaceEvent | RefillEvent | SunEvent | MoonEvent | FirstEvent | LineEvent | BreakEvent | RestEvent | StackEvent | RevealEvent | ChipEvent | PassEvent | PayEvent | TileEvent | OrnamentEvent | LoseEvent | ClearEvent | BrokenEvent | LateEvent | RoundEvent | PourEvent | RedealEvent | DealEvent | HideEvent | EndEvent | GoalEvent | SparedEvent;
