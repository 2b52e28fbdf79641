// The JSON of Duel: what a viewer sees and what can be played, see docs/notation.md.
export type Colour = 'blue' | 'yellow' | 'red' | 'black' | 'turquoise';
export type PlateType = 'ornament' | 'mosaic';
export type SpaceKind = Colour | PlateType;
export type Piece = Colour | 'ornament';
export type Goal = 'rows' | 'colours' | 'columns' | 'border' | 'diagonals' | 'corners' | 'mosaics' | 'ornaments';
export type Decision = 'opening' | 'turn' | 'draw' | 'keep' | 'under' | 'place' | 'stack' | 'tile' | 'complete' | 'pay';

export interface Factory {
  sun: Colour[];
  moon: Colour[]; // from the bottom
  chip: { face: string | null } | null;
}

export interface Drawn {
  type: PlateType;
  plate: string | null;
  number: number;
}

export interface Line {
  spaces: number;
  tiles: number;
  colour: Colour | null;
  moved: boolean;
  paid: number;
}

export interface PlayerBoard {
  score: number;
  tokens: number;
  lines: Line[];
  plates: (string | null)[];
  turns: (number | null)[];
  printed: (SpaceKind | null)[][];
  dome: (Piece | null)[][];
  broken: Colour[];
  first: boolean;
  chips: string[];
  spent: string[];
  chips_taken: number;
  passed: boolean;
}

export interface DuelView {
  game: 'duel';
  viewer: number | null;
  round: number;
  turn: number | null;
  decision: Decision | null;
  focus: number | null;
  starter: number;
  goals: Goal[];
  face_up: (string | null)[];
  stack: { type: PlateType | null; plate: string | null }[]; // from the top
  unseen: string[];
  hand: { plates: Drawn[]; kept: number | null; returned: number } | null;
  factories: Factory[];
  large: { sun: Colour[]; moon: Colour[]; first: boolean };
  bag: Record<Colour, number>;
  tower: Record<Colour, number>;
  chips: string[];
  boards: PlayerBoard[];
}

export type DuelMove =
  | { do: 'plate'; from: number }
  | { do: 'draw' }
  | { do: 'stop' }
  | { do: 'keep'; plate: number }
  | { do: 'under'; plate: number }
  | { do: 'place'; field: number; turn: number }
  | { do: 'sun'; factory: number; colour: Colour; to: number | 'broken' }
  | { do: 'stack'; colour: Colour }
  | { do: 'moon'; colour: Colour; to: number | 'broken' }
  | { do: 'chip'; factory: number }
  | { do: 'tile'; line: number; column: number }
  | { do: 'complete'; line: number }
  | { do: 'leave'; line: number }
  | { do: 'pay'; chips: string[] };

export type DuelEvent = { seat: number; points?: number } & (
  | { event: 'place'; plate: string; field: number; turn: number }
  | { event: 'sun' | 'moon'; colour: Colour; count: number; factory: number }
  | { event: 'first' | 'late' | 'spared' | 'end' | 'pass' }
  | { event: 'line' | 'lose' | 'clear'; colour: Colour; count: number; line: number }
  | { event: 'break'; colour: Colour; to: number | 'tower' }
  | { event: 'rest'; colour: Colour; count: number }
  | { event: 'stack'; colour: Colour; factory: number }
  | { event: 'reveal' | 'chip'; chip: string; factory: number }
  | { event: 'pay'; chips: string[]; line: number }
  | { event: 'tile'; colour: Colour; line: number; column: number }
  | { event: 'ornament'; row: number; column: number }
  | { event: 'broken'; count: number }
  | { event: 'goal'; goal: Goal; count: number }
  | { event: 'round'; round: number }
);
