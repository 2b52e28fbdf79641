// Events and moves of Queen's Garden, for people: in words, with small pictures of pieces.
import { asWord } from '../../table/saying';
import { t } from '../../words/index.svelte';
import type { Pictured } from '../board';
import { colourOf, isOn, symbolOf } from './hexagons';
import { JOKER, piecesOf as paidWith } from './payment';
import { allOf, expansionKind } from './titles';
import type { GardenEvent, GardenMove, GardenView, Hexagon, Line } from './types';

const facts = (hexagon: Hexagon) => ({ colour: asWord(colourOf(hexagon)), symbol: symbolOf(hexagon) });
const jokers = (count: number) => Array<string>(count).fill(JOKER);

export function piecesOf(event: GardenEvent): string[] {
  if (event.event === 'spend' || event.event === 'feature' || event.event === 'jokers') return jokers(event.count);
  if (event.event === 'buy') return ['blank'];
  if ('hexagons' in event) return event.hexagons;
  if (!('hexagon' in event)) return [];
  const isExpansion =
    ['expand', 'open', 'return'].includes(event.event) ||
    ('kind' in event && event.kind === 'expansion') ||
    ('from' in event && event.from === 'expansion');
  return [isExpansion ? expansionKind(event.hexagon) : event.hexagon];
}

export function moveOf(move: GardenMove, view: GardenView): Pictured {
  switch (move.do) {
    case 'acquire':
      return { words: t('garden-hint-acquire', { all: allOf(move) }), pieces: onDisplay(view, move) };
    case 'copy':
    case 'place':
    case 'discard':
      return { words: t(`garden-hint-${move.do}`, facts(move.hexagon)), pieces: [move.hexagon] };
    case 'expand':
      return { words: t('garden-hint-expand', facts(move.hexagon)), pieces: [expansionKind(move.hexagon)] };
    case 'pay':
      return { words: t('garden-hint-pay'), pieces: paidWith(move) };
    default:
      return { words: t(`garden-hint-${move.do}`), pieces: move.do === 'buy' ? ['blank'] : [] };
  }
}

/** The different hexagons of a line that lie there to be taken. */
function onDisplay(view: GardenView, line: Line): string[] {
  const all = [...(view.top ?? []), ...view.piles.flat(), ...view.face_up];
  return [...new Set(all)].filter((hexagon) => isOn(line, hexagon));
}
