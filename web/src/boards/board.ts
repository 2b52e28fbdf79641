// What a board answers, and what it is given. A board knows no rules: it shows a position and the legal moves, and
// gives back one of them.
import type { Component } from 'svelte';

import type { Player, Preview } from '../protocol';
import type { Style } from '../table/saying';
import type { Games, Rules } from './games';

/** What the table of a game's kinds of events says of one: when it happens, and how it and its fields are told. */
export interface Kind {
  chapter: 'move' | 'scoring' | 'round' | 'final';
  told: 'always' | 'never' | 'if any'; // in the short story; if any: unless its count is 0
  is_joined: boolean; // with its like that follow at once
  fields: Record<string, string>;
}

export interface Hinted<M> {
  move: M;
  rank: number; // 1 is best
}

export interface BoardProps<V, M> {
  view: V;
  /** The seat in front, its board large; when one only watches, the first. */
  me: number;
  /** What can be played now; empty while somebody else decides, while a story is told, and in a replay. */
  legal: M[];
  players: Player[];
  /** The names to show, by seat. */
  names: string[];
  /** Good moves, to be shown on the board. */
  hints: Hinted<M>[];
  /** The last move and its seat, to be marked. */
  last: { seat: number; move: M } | null;
  /** The spot (data-spot) that the story points at now, with the points it brings. */
  pointed: { spot: string; points: number | null } | null;
  /** What moves would do; asked when somebody has picked something up. */
  preview: (moves: M[]) => Promise<Preview[]>;
  onmove: (move: M) => void;
}

/** One picture of the story that a move tells. The last one shows the new position and may tell that a round begins. */
export interface Frame<V> {
  view: V;
  /** The event that is told, by its place in the list; its sentence is shown and its spot pointed at. */
  event?: number;
  spot?: string | undefined;
  points?: number | undefined;
}

/** Where an event is to be seen, and the points that it brings there. */
export type Scene = Pick<Frame<unknown>, 'spot' | 'points'>;

/** The last picture: the new position, and with it the event that opens it, if there is one. */
export function lastFrame<V>(view: V, events: { event?: unknown }[]): Frame<V> {
  const opening = events.findIndex(({ event }) => event === 'round' || event === 'end');
  return opening < 0 ? { view } : { view, event: opening };
}

export interface BoardModule<Game extends Games[Rules] = Games[Rules]> {
  Board: Component<BoardProps<Game['view'], Game['move']>>;
  /** The board of the seat in front alone, to be looked at. */
  Single: Component<BoardProps<Game['view'], Game['move']>>;
  /** Where an event of the scoring is to be seen, with the spot of the one before it; null for one that is left out. */
  sceneOf(event: Game['event'], view: Game['view'], before: string): Scene | null;
  /** The table of events, and how the fields are said that only this game has. */
  kinds: Record<Game['event']['event'], Kind>;
  styles: Record<string, Style>;
  /** What is left in the bag, by kind of tile, with words for it. */
  bag: (view: Game['view']) => { kind: string; title: string; count: number }[];
  /** What is asked of the player now, in words; null when it is not his turn. */
  question: (view: Game['view'], me: number) => string | null;
  /** The events of tiles that fall, to be heard. */
  falling?: readonly Game['event']['event'][];
  /** A small picture of a tile, by its kind. */
  Tile: Component<{ kind: string }>;
}
