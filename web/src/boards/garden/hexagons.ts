// The colours and symbols of hexagons, and how each is painted.
import { SYMBOLS } from './cardboard';
import type { Colour, Line, SymbolName } from './types';

export interface Paint {
  field: string;
  shade: string;
  ink: string;
}

// Dark fields carry a light drawing, light fields a dark one, so that the two purples and greens never look alike.
export const PAINT: Record<Colour, Paint> = {
  blue: { field: '#2467b8', shade: '#174a8a', ink: '#fff8e6' },
  'dark purple': { field: '#5c2d8c', shade: '#411c69', ink: '#fff8e6' },
  'light purple': { field: '#d3b4ee', shade: '#b48bd9', ink: '#351858' },
  yellow: { field: '#f6cb45', shade: '#d9a41c', ink: '#4a2f00' },
  'light green': { field: '#b3dc6c', shade: '#8bb93f', ink: '#1d3b09' },
  'dark green': { field: '#1f6e49', shade: '#124d32', ink: '#fff8e6' },
};

export function colourOf(hexagon: string): Colour {
  return hexagon.slice(0, hexagon.lastIndexOf(' ')) as Colour;
}

export function symbolOf(hexagon: string): SymbolName {
  return hexagon.slice(hexagon.lastIndexOf(' ') + 1) as SymbolName;
}

export function numberOf(symbol: SymbolName): number {
  return SYMBOLS.indexOf(symbol) + 1;
}

/** Whether a hexagon has the colour or the symbol that a line names. */
export function isOn(line: Line, hexagon: string): boolean {
  return line.colour === undefined ? symbolOf(hexagon) === line.symbol : colourOf(hexagon) === line.colour;
}
