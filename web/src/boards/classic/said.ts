// Events, moves and questions of Mini and Master Chocolatier, for people.
import { t } from '../../words/index.svelte';
import type { Pictured } from '../board';
import { groupName, tilesIn } from './places';
import type { ClassicEvent, ClassicMove, ClassicView, Colour } from './types';

const pieces = (game: string, colour: string, count = 1) => Array<string>(count).fill(`${game}/${colour}`);

export function piecesOf(event: ClassicEvent, game: string): string[] {
  if (event.event === 'marker') return pieces(game, 'marker');
  return 'colour' in event ? pieces(game, event.colour, 'count' in event ? event.count : 1) : [];
}

export function moveOf(move: ClassicMove, view: ClassicView, me: number): Pictured {
  const edition = view.game;
  if (move.do === 'tile') {
    const colour = view.boards[me]?.lines[move.line]?.colour;
    const words = t('classic-hint-tile', { edition, line: move.line + 1, column: move.column + 1 });
    return { words, pieces: colour ? pieces(edition, colour) : [] };
  }
  const from = move.do === 'draft' ? move.from : (view.focus ?? 0);
  const count = tilesIn(view, groupName(from, move.colour)).length;
  const shown = pieces(edition, move.colour, count);
  const facts = { edition, colour: move.colour, count };
  if (move.do === 'spread')
    return { words: t('classic-hint-spread', { ...facts, to: (view.sides?.[move.side] ?? 0) + 1 }), pieces: shown };
  const place = (at: number | string) => (typeof at === 'number' ? at + 1 : at);
  return { words: t('classic-hint-draft', { ...facts, from: place(from), to: place(move.to) }), pieces: shown };
}

const QUESTIONS = {
  draft(view: ClassicView, [group]: readonly string[]) {
    if (!group) return t(`classic-board-${view.game}-draft`);
    const tiles = tilesIn(view, group);
    const hold = t('classic-board-hold', { edition: view.game, colour: tiles[0] ?? '', count: tiles.length });
    return group.startsWith('centre') && view.centre.marker ? `${hold} ${t('classic-board-hold-marker')}` : hold;
  },
  tile: (view: ClassicView) => t(`classic-board-${view.game}-tile`, { line: (view.focus ?? 0) + 1 }),
  spread(view: ClassicView) {
    const colour: Colour | undefined = view.displays[view.focus ?? 0]?.tiles[0]; // asked for in the order they lie there
    const { left, right } = view.sides ?? { left: 0, right: 0 };
    if (!colour) return null;
    const count = tilesIn(view, groupName(view.focus ?? 0, colour)).length;
    return t('classic-board-spread', { edition: view.game, colour, count, left: left + 1, right: right + 1 });
  },
};

export function question(view: ClassicView, me: number, picked: readonly string[]): string | null {
  return view.turn === me && view.decision ? QUESTIONS[view.decision](view, picked) : null;
}
