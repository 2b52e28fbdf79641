// What hexagons, colours and symbols are called in the reader's language.
import { bring } from '../../words/index.svelte';
import { colourOf, numberOf, symbolOf, type Colour, type SymbolName } from './hexagons';
import cs from './words/cs';
import en from './words/en';

export const t = bring('garden', { en, cs });

export function hexagonTitle(hexagon: string): string {
  return t(`hexagon.${symbolOf(hexagon)}`, { stem: t(`stem.${colourOf(hexagon)}`) });
}

/** The title of anything that is drawn as a tile. */
export function kindTitle(kind: string): string {
  if (kind === 'joker' || kind === 'blank') return t(kind);
  return isExpansion(kind) ? t('expansionWith', { hexagon: hexagonTitle(printedOn(kind)) }) : hexagonTitle(kind);
}

/** The same with its number, which is printed on it. */
export function kindLabel(kind: string): string {
  if (kind === 'joker' || kind === 'blank') return t(kind);
  return `${kindTitle(kind)} ${numberOf(symbolOf(kind))}`;
}

export function lineTitle(line: { colour?: string; symbol?: string }): string {
  if (line.colour !== undefined) return t('colour', { stem: t(`stem.${line.colour as Colour}`) });
  return t(`symbol.${line.symbol as SymbolName}`);
}

export function allOf(line: { colour?: string; symbol?: string }): string {
  if (line.colour !== undefined) return t('allColour', { stem: t(`stem.${line.colour as Colour}`) });
  return t('allSymbol', { several: t(`several.${line.symbol as SymbolName}`) });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const EXPANSION = 'expansion ';

export function expansionKind(hexagon: string): string {
  return EXPANSION + hexagon;
}

export function isExpansion(kind: string): boolean {
  return kind.startsWith(EXPANSION);
}

export function printedOn(kind: string): string {
  return kind.slice(EXPANSION.length);
}
