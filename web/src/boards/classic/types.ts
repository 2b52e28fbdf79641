// The JSON of the classic rules: what is seen, what can be played, what happened (docs/rules/classic.md).
export type Game = 'mini' | 'chocolatier';
export type Colour = 'blue' | 'yellow' | 'red' | 'black' | 'white' | 'brown';
export type Piece = Colour | 'marker';
export type Special = 'extra' | 'keep' | 'spread' | 'shield' | 'gone' | `pull ${Colour}`;
export type Source = number | 'centre';
export type Target = number | 'floor';
export type Counts = Partial<Record<Colour, number>>;

export interface DisplayView {
  tiles: Colour[];
  special: Special | null;
}

export interface LineView {
  spaces: number;
  tiles: number;
  colour: Colour | null;
  /** Its rightmost tile is on the wall already and the rest still lies there. */
  moved: boolean;
}

export interface PlayerView {
  score: number;
  lines: LineView[];
  wall: (Colour | null)[][];
  floor: Piece[];
  shield: { piece: Piece | null } | null;
  marker: boolean;
}

export interface ClassicView {
  game: Game;
  viewer: number | null;
  round: number;
  turn: number | null;
  decision: 'draft' | 'spread' | 'tile' | null;
  /** The display that is spread, or the line whose tile is placed. */
  focus: number | null;
  sides: Record<'left' | 'right', number> | null;
  starter: number;
  displays: DisplayView[];
  centre: { tiles: Colour[]; marker: boolean };
  bag: Counts;
  lid: Counts;
  places: Colour[][] | null;
  boards: PlayerView[];
}

export type DraftMove = { do: 'draft'; from: Source; colour: Colour; to: Target };
export type SpreadMove = { do: 'spread'; colour: Colour; side: 'left' | 'right' };
export type TileMove = { do: 'tile'; line: number; column: number };
export type ClassicMove = DraftMove | SpreadMove | TileMove;

export type ClassicEvent =
  | { event: 'take' | 'rest'; seat: number; colour: Colour; count: number; from: Source }
  | { event: 'marker'; seat: number; to: number | 'shield' | 'beside' }
  | { event: 'shield'; seat: number; from: number }
  | { event: 'line' | 'break' | 'clear'; seat: number; colour: Colour; count: number; line: number }
  | { event: 'fall'; seat: number; colour: Colour; to: number | 'shield' | 'lid' }
  | { event: 'spread'; seat: number; colour: Colour; count: number; from: number; to: number }
  | {
      event: 'tile';
      seat: number;
      colour: Colour;
      line: number;
      column: number;
      across: number;
      down: number;
      points: number;
    }
  | { event: 'floor'; seat: number; count: number; points: number }
  | { event: 'row'; seat: number; row: number; points: number }
  | { event: 'column'; seat: number; column: number; points: number }
  | { event: 'colour'; seat: number; colour: Colour; points: number }
  | { event: 'round' | 'gold' | 'pour' | 'deal' | 'pull' | 'end' };
