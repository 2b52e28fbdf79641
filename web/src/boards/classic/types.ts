// Made by `make types` from src/sintra/games/classic; do not edit.

export type Game = "chocolatier" | "mini";
export type Decision = "draft" | "spread" | "tile";
export type Colour = "black" | "blue" | "brown" | "red" | "white" | "yellow";
export type Piece = "black" | "blue" | "brown" | "marker" | "red" | "white" | "yellow";
export type Source = number | "centre";
export type Target = number | "floor";
export type Special = "extra" | "gone" | "keep" | "pull black" | "pull blue" | "pull brown" | "pull red" | "pull white" | "pull yellow" | "shield" | "spread";

/** The middle of the table. */
export interface CentreView {
  tiles: Colour[];
  marker: boolean;
}

/** Where the chance of a game has come to. */
export interface Chance {
  key: number;
  counter: number;
}

/** The position; `focus` is the display that is spread, or the line whose tile is placed. */
export interface ClassicView {
  game: Game;
  viewer: number | null;
  round: number;
  turn: number | null;
  decision: Decision | null;
  focus: number | null;
  sides: SidesView | null;
  starter: number;
  displays: DisplayView[];
  centre: CentreView;
  bag: Partial<Record<Colour, number>>;
  lid: Partial<Record<Colour, number>>;
  places: Colour[][] | null;
  boards: PlayerView[];
  options: ClassicOptions;
}

/** A display with its gold back. */
export interface DisplayView {
  tiles: Colour[];
  special: Special | null;
}

/** A pattern line; `moved` while its rightmost tile is on the wall already and the rest still lies there. */
export interface LineView {
  spaces: number;
  tiles: number;
  colour: Colour | null;
  moved: boolean;
}

/** One player's board. */
export interface PlayerView {
  score: number;
  lines: LineView[];
  wall: ((Colour | null)[])[];
  floor: Piece[];
  shield: ShieldView | null;
  marker: boolean;
}

/** The shield with what lies on it. */
export interface ShieldView {
  piece: Piece | null;
}

/** The displays beside the one that is spread. */
export interface SidesView {
  left: number;
  right: number;
}

export interface ClassicOptions {
  wall: "coloured" | "plain";
  starter: number | "random";
  special?: "off" | "on";
}

export interface DraftMove {
  do: "draft";
  from: Source;
  colour: Colour;
  to: Target;
}

export interface SpreadMove {
  do: "spread";
  colour: Colour;
  side: "left" | "right";
}

export interface TileMove {
  do: "tile";
  line: number;
  column: number;
}

export interface TakeEvent { event: "take"; seat: number; colour: Colour; count: number; from: Source; points?: never; }
export interface RestEvent { event: "rest"; seat?: never; colour: Colour; count: number; from: Source; points?: never; }
export interface MarkerEvent { event: "marker"; seat: number; to: number | "beside" | "lid" | "shield"; points?: never; }
export interface ShieldEvent { event: "shield"; seat: number; from: Source; points?: never; }
export interface LineEvent { event: "line"; seat: number; colour: Colour; count: number; line: number; points?: never; }
export interface FallEvent { event: "fall"; seat: number; colour: Colour; to: number | "beside" | "lid" | "shield"; points?: never; }
export interface SpreadEvent { event: "spread"; seat: number; colour: Colour; count: number; from: Source; to: number | "beside" | "lid" | "shield"; points?: never; }
export interface BreakEvent { event: "break"; seat: number; colour: Colour; count: number; line: number; points?: never; }
export interface TileEvent { event: "tile"; seat: number; colour: Colour; line: number; column: number; across: number; down: number; points: number; }
export interface ClearEvent { event: "clear"; seat: number; colour: Colour; count: number; line: number; points?: never; }
export interface FloorEvent { event: "floor"; seat: number; count: number; points: number; }
export interface RoundEvent { event: "round"; seat: number; round: number; points?: never; }
export interface GoldEvent { event: "gold"; seat?: never; display: number; special: Special; points?: never; }
export interface PourEvent { event: "pour"; seat?: never; count: number; points?: never; }
export interface DealEvent { event: "deal"; seat?: never; colour: Colour; to: number | "beside" | "lid" | "shield"; points?: never; }
export interface PullEvent { event: "pull"; seat?: never; colour: Colour; from: Source; to: number | "beside" | "lid" | "shield"; points?: never; }
export interface EndEvent { event: "end"; seat?: never; reason: "rounds" | "row" | "tiles"; points?: never; }
export interface RowEvent { event: "row"; seat: number; row: number; points: number; }
export interface ColumnEvent { event: "column"; seat: number; column: number; points: number; }
export interface ColourEvent { event: "colour"; seat: number; colour: Colour; points: number; }

export type ClassicMove = DraftMove | SpreadMove | TileMove;

export type ClassicEvent = TakeEvent | RestEvent | MarkerEvent | ShieldEvent | LineEvent | FallEvent | SpreadEvent | BreakEvent | TileEvent | ClearEvent | FloorEvent | RoundEvent | GoldEvent | PourEvent | DealEvent | PullEvent | EndEvent | RowEvent | ColumnEvent | ColourEvent;
