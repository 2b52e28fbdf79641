// Made by `make types` from src/sintra/server/messages.py; do not edit.

import type { GameEvent, Move, Rules, View } from "./boards/games";

/** Whether I am for hints at this table. */
export interface AgreeToHints {
  type: "hints";
  id: string;
  is_for: boolean;
}

/** Yes or no to somebody who wants to take back. */
export interface Answer {
  type: "answer";
  id: string;
  sequence: number;
  is_agreed: boolean;
}

/** A position of another table to play on from: what was there before that many moves were made. */
export interface Beginning {
  table: string;
  moves: number;
}

/** A bot that can be sat at a table. */
export interface BotCard {
  spec: string;
  title: Words;
  meaning: Words;
}

/** Everything a new table can be made of. */
export interface Catalogue {
  games: GameCard[];
  bots: BotCard[];
  reactions: ("hello" | "nice" | "oops" | "thanks" | "thinking" | "wow")[];
  avatars: number;
}

/** A game that can be played. */
export interface GameCard {
  name: string;
  rules: Rules;
  title: Words;
  players: number[];
  options: GameOption[];
}

/** A choice to make before the game; its first value is the default. */
export interface GameOption {
  name: string;
  title: Words;
  values: OptionValue[];
  groups: OptionValue[][];
  sizes: number[];
}

/** The first message: who I am and how to speak to me. Without a key one only watches. */
export interface Hello {
  type: "hello";
  key?: string;
  language?: string;
}

/** Which help there is at a table of several people; who plays alone has all of it. */
export interface Help {
  hints?: boolean;
  previews?: boolean;
  bag?: boolean;
}

/** A move that a strong bot would consider. */
export interface Hint {
  move: Move;
  text: string;
  worth: number;
  visits: number;
}

/** What to call me, and my colour. */
export interface Introduce {
  type: "introduce";
  name: string;
  avatar: number;
}

/** Sit down at a seat. */
export interface Join {
  name?: string;
  avatar?: number;
}

/** The seats that a key opens. */
export interface Joined {
  table: string;
  game: string;
  seats: number[];
  players: Player[];
}

/** An argument of a sentence: several things, all ("a and b"), any ("a or b"), each ("a, b") or words ("a b"). */
export interface Listing {
  list: (string | number | Said | PlayerNamed | Listing)[];
  style: "all" | "any" | "each" | "words";
}

/** A move, answering the position with that sequence number. */
export interface MakeMove {
  type: "move";
  id: string;
  sequence: number;
  move: Move;
}

/** A move that was made. */
export interface Moved {
  number: number;
  seat: number;
  round: number;
  text: string;
  points: number[];
}

/** A table as somebody wants it. With `start`, game and options follow from there. */
export interface NewTable {
  game: string;
  options?: Record<string, string | number | string[]>;
  seats: SeatWish[];
  seed?: number | null;
  start?: Beginning | null;
  help?: Help;
}

/** A table that was made, with the secrets of its seats; nobody else ever gets them. */
export interface NewTableMade {
  table: string;
  keys: SeatKey[];
}

/** A recorded game to look at, as text. */
export interface OpenRecord {
  record: string;
}

/** One thing an option can be. */
export interface OptionValue {
  name: string | number;
  title: Words;
  meaning: Words;
  fewest_players: number;
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  scores: number[];
  parts: Part[];
  resigned: number | null;
}

/** Where points come from: one kind, for every seat. */
export interface Part {
  key: string;
  args: Record<string, string | number | Said | PlayerNamed | Listing>;
  title: string;
  points: number[];
}

/** Who is at the table, when that changes. */
export interface People {
  type: "people";
  players: Player[];
  watchers: number;
}

/** Who plays a seat, as everybody may know it. */
export interface Player {
  seat: number;
  kind: "bot" | "here" | "link" | "me";
  name: string;
  avatar: number;
  bot: string;
  is_present: boolean;
  is_replaced: boolean;
  can_be_replaced: boolean;
  has_resigned: boolean;
  is_for_hints: boolean;
}

/** An argument of a sentence: a player, by the name that the reader sees. */
export interface PlayerNamed {
  player: number;
}

/** The whole position as one viewer may see it, what he can do, and what the last move did. */
export interface Position {
  type: "position";
  table: string;
  game: string;
  rules: Rules;
  sequence: number;
  moves: number;
  seats: number[];
  view: View;
  legal: Move[];
  move: Move | null;
  mover: number | null;
  events: GameEvent[];
  told: Moved | null;
  steps: ScoringStep[];
  scores: number[];
  players: Player[];
  undo: "ask" | "no" | "now";
  asked: number | null;
  is_asked: boolean;
  thinking: number | null;
  is_over: boolean;
  outcome: Outcome | null;
  help: Help;
  seed_hash: string;
  accepted?: string | null;
}

/** How far a game is prepared on a machine that has never played it. It can be played from the beginning. */
export interface Preparation {
  is_ready: boolean;
  parts?: PreparedPart[];
  seconds?: number | null;
}

/** A part of a game that is being prepared, and how much of it is. */
export interface PreparedPart {
  name: "bots" | "rules";
  share: number;
}

/** What a move would do to the mover at once, as far as it does not depend on chance. */
export interface Preview {
  points: number;
  loss: number;
  stake: number;
  falls: number;
  events: GameEvent[];
}

/** Moves of which somebody wants to know what they would do. */
export interface Previews {
  sequence: number;
  moves: Move[];
}

/** Who can open this server: nobody but this computer, or others, and by which address. */
export interface Reach {
  is_local: boolean;
  address: string;
  is_public: boolean;
}

/** A small sign to the others. */
export interface React {
  type: "react";
  reaction: "hello" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}

/** Somebody reacts. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "hello" | "nice" | "oops" | "thanks" | "thinking" | "wow";
}

/** I am back: the bot leaves my seat. */
export interface Reclaim {
  type: "reclaim";
  id: string;
}

/** Why a message changed nothing; a position follows. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  key: string;
  args: Record<string, string | number | Said | PlayerNamed | Listing>;
}

/** Let a bot play for somebody who left. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
}

/** I give up: of two players the other has won; among more a bot takes my seat. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
  bot?: string;
}

/** A sentence to be rendered by its reader: a key of src/sintra/locales and its arguments. */
export interface Said {
  key: string;
  args: Record<string, string | number | Said | PlayerNamed | Listing>;
}

/** What the table looked like after an event that scored, or before the first of them. */
export interface ScoringStep {
  event: number | null;
  view: Record<string, unknown>;
}

/** The secret of a seat; whoever has it plays there. */
export interface SeatKey {
  seat: number;
  kind: "bot" | "here" | "link" | "me";
  key: string;
}

/** Who is to sit there. */
export interface SeatWish {
  kind: "bot" | "here" | "link" | "me";
  name?: string;
  avatar?: number;
  bot?: string;
}

/** Take back my last decision, or ask the others to agree. */
export interface TakeBack {
  type: "undo";
  id: string;
  sequence: number;
}

/** A move that was made and what it did: as data, in words, and in points. */
export interface Told {
  number: number;
  seat: number;
  round: number;
  text: string;
  points: number[];
  events: GameEvent[];
  sentences: string[];
  scores: number[];
}

/** Why a question could not be answered. */
export interface Trouble {
  reason: string;
  key?: string;
  args?: Record<string, string | number | Said | PlayerNamed | Listing>;
}

/** A sentence with its words, by language, for those who render nothing. */
export interface Words {
  key: string;
  args: Record<string, string | number | Said | PlayerNamed | Listing>;
}

export type Down = Position | Refused | People | Reacted;

export type Up = Hello | MakeMove | TakeBack | Answer | React | Introduce | Replace | Reclaim | Resign | AgreeToHints;
