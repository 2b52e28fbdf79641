// Events and moves of Duel, for people: in words, with small pictures of pieces.
import { t } from '../../words/index.svelte';
import type { Pictured } from '../board';
import { heldPlate } from './choosing';
import { tilesAt } from './hand';
import { factoryWord } from './said';
import type { Drawn, DuelEvent, DuelMove, DuelView } from './types';

const tiles = (colour: string, count = 1) => Array<string>(count).fill(colour);
const plate = ({ plate, type }: Partial<Pick<Drawn, 'plate' | 'type'>>) =>
  plate ? [`plate/${plate}`] : type ? [`back/${type}`] : [];

export function piecesOf(event: DuelEvent): string[] {
  if (event.event === 'first' || event.event === 'late') return ['first'];
  if (event.event === 'ornament') return ['ornament'];
  if ('colour' in event) return tiles(event.colour, 'count' in event ? event.count : 1);
  if ('chips' in event) return event.chips.map((face) => `chip/${face}`);
  if ('chip' in event) return [`chip/${event.chip}`];
  return 'plate' in event || 'type' in event ? plate(event) : [];
}

export function moveOf(move: DuelMove, view: DuelView, me: number): Pictured {
  return { words: wordsOf(move, view), pieces: shownIn(move, view, me) };
}

function wordsOf(move: DuelMove, view: DuelView): string {
  switch (move.do) {
    case 'sun':
    case 'moon': {
      const factory = move.do === 'sun' ? move.factory : undefined;
      const facts = { colour: move.colour, count: tilesAt(view, move.colour, factory), to: lineOf(move.to) };
      if (factory === undefined) return t('duel-hint-moon', facts);
      return t('duel-hint-sun', { ...facts, place: factoryWord(factory) });
    }
    case 'tile':
      return t('duel-hint-tile', { line: move.line + 1, column: move.column + 1 });
    case 'complete':
    case 'leave':
      return t(`duel-hint-${move.do}`, { line: move.line + 1 });
    default:
      return t(`duel-hint-${move.do}`);
  }
}

const lineOf = (to: number | 'broken') => (to === 'broken' ? to : to + 1);

function shownIn(move: DuelMove, view: DuelView, me: number): string[] {
  switch (move.do) {
    case 'sun':
      return tiles(move.colour, tilesAt(view, move.colour, move.factory));
    case 'moon':
      return tiles(move.colour, tilesAt(view, move.colour));
    case 'stack':
      return [move.colour];
    case 'plate':
      return plate({ plate: view.face_up[move.from] ?? null });
    case 'place':
      return plate(heldPlate(view) ?? {});
    case 'keep':
    case 'under':
      return plate(view.hand?.plates.find(({ number }) => number === move.plate) ?? {});
    case 'chip': {
      const face = view.factories[move.factory]?.chip?.face;
      return face ? [`chip/${face}`] : [];
    }
    case 'pay':
      return move.chips.map((face) => `chip/${face}`);
    case 'tile': {
      const colour = view.boards[me]?.lines[move.line]?.colour;
      return colour ? [colour] : [];
    }
    default:
      return [];
  }
}
