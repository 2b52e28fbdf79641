// How the facts are said that only events of Queen's Garden have.
import { asWord, type Style } from '../../table/saying';
import { cellName } from './geometry';
import { colourOf, symbolOf } from './hexagons';
import type { Cell, Hexagon } from './types';

export const styles: Record<string, Style> = {
  hexagon(name, event) {
    const hexagon = event[name] as Hexagon;
    return { colour: asWord(colourOf(hexagon)), symbol: symbolOf(hexagon) };
  },
  cell: (name, event) => ({ [name]: cellName(event[name] as Cell) }),
  /** What the hexagons of a group have different: the symbols of a colour, the colours of a symbol. */
  members(name, event) {
    const by = (hexagon: Hexagon) =>
      'colour' in event
        ? { key: 'garden-symbol', args: { symbol: symbolOf(hexagon) } }
        : { key: 'garden-colour', args: { colour: asWord(colourOf(hexagon)) } };
    return { [name]: { list: (event[name] as Hexagon[]).map(by), style: 'each' } };
  },
};
