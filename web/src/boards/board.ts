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
  /** Where the story points at now; of each player at most one place. */
  pointed: Pointed[];
  /** What moves would do; asked when somebody has picked something up. */
  preview: (moves: M[]) => Promise<Preview[]>;
  onmove: (move: M) => void;
  /** Told when something is picked up, goes further or is put down. */
  onhand?: (hand: Hand) => void;
}

/** What somebody has in the hand: the places chosen so far, and the way back if there is one. */
export interface Hand {
  picked: readonly string[];
  putDown: (() => void) | null;
}

/** A spot (data-spot) with the points that it brings. */
export interface Pointed {
  spot: string;
  points: number | null;
}

/** One picture of the story that a move tells, with what is told by it: of each player at most one thing. */
export interface Frame<V> {
  view: V;
  told: Told[];
  /** The part of the story, which has its own time. */
  chapter?: Kind['chapter'];
}

/** An event, by its place in the list, and where it is to be seen. */
export interface Told extends Scene {
  event: number;
}

/** Where an event is to be seen, and the points that it brings there. */
export interface Scene {
  spot?: string | undefined;
  points?: number | undefined;
}

/** Something in words, with small pictures of the pieces that it speaks of. */
export interface Pictured {
  words: string;
  pieces: string[];
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
  /** What is asked of the player now, in words that follow what he has picked; null when it is not his turn. */
  question: (view: Game['view'], me: number, picked: readonly string[]) => string | null;
  /** The events of tiles that fall, to be heard. */
  falling?: readonly Game['event']['event'][];
  /** The pieces that an event speaks of, by their kinds. */
  piecesOf: (event: Game['event'], game: string) => string[];
  /** A move that could be made now, for people. */
  moveOf: (move: Game['move'], view: Game['view'], me: number) => Pictured;
  /** A small picture of a piece, by its kind. */
  Tile: Component<{ kind: string }>;
}
