// What hexagons, colours and symbols are called in the reader's language.
import { t } from '../../words/index.svelte';
import { colourOf, numberOf, symbolOf } from './hexagons';
import type { Colour, Line } from './types';

type Dashed<Name extends string> = Name extends `${infer One} ${infer Other}` ? `${One}-${Other}` : Name;

function stem(colour: Colour): string {
  return t(`garden-board-stem-${colour.replace(' ', '-') as Dashed<Colour>}`);
}

export function hexagonTitle(hexagon: string): string {
  return t(`garden-board-hexagon-${symbolOf(hexagon)}`, { stem: stem(colourOf(hexagon)) });
}

/** The title of anything that is drawn as a tile. */
export function kindTitle(kind: string): string {
  if (kind === 'joker' || kind === 'blank') return t(`garden-board-${kind}`);
  return isExpansion(kind)
    ? t('garden-board-expansion-with', { hexagon: hexagonTitle(printedOn(kind)) })
    : hexagonTitle(kind);
}

/** The same with its number, which is printed on it. */
export function kindLabel(kind: string): string {
  if (kind === 'joker' || kind === 'blank') return t(`garden-board-${kind}`);
  return `${kindTitle(kind)} ${numberOf(symbolOf(kind))}`;
}

export function lineTitle(line: Line): string {
  if (line.colour !== undefined) return t('garden-board-colour', { stem: stem(line.colour) });
  return t(`garden-board-symbol-${line.symbol!}`);
}

export function allOf(line: Line): string {
  if (line.colour !== undefined) return t('garden-board-all-colour', { stem: stem(line.colour) });
  return t('garden-board-all-symbol', { several: t(`garden-board-several-${line.symbol!}`) });
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
