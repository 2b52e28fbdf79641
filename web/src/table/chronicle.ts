// The course of a game as people tell it: round by round, turn by turn, and who scored what for what.
import type { Kind } from '../boards/board';

/** An event, of whatever game. */
export interface Happened {
  event: string;
  seat?: number | undefined;
  count?: number | undefined;
  points?: number | undefined;
}
/** A move and what it did. */
export interface Entry<E extends Happened = Happened> {
  number: number;
  seat: number;
  round: number;
  text: string;
  events: E[];
  scores: number[];
}
/** Something to be said, and the number of moves that led there. */
export interface Line<E> {
  event: E;
  number: number;
}
/** What one player did at a stretch, as the moves that it was made of. */
export interface Turn<E> {
  kind: 'turn';
  seat: number;
  moves: { number: number; text: string; lines: Line<E>[] }[];
}
/** What a scoring brought a player: in this round altogether, and all his points after it. */
export interface Share<E> {
  seat: number;
  lines: Line<E>[];
  points: number;
  score: number;
}
export interface Scoring<E> {
  kind: 'scoring';
  isFinal: boolean;
  news: Line<E>[];
  shares: Share<E>[];
}
export interface Round<E> {
  number: number;
  news: Line<E>[];
  parts: (Turn<E> | Scoring<E>)[];
}
type Kinds = Record<string, Kind>;

const chapterOf = (kinds: Kinds, { event }: Happened) => kinds[event]?.chapter ?? 'move';
const isCounted = (chapter: Kind['chapter']) => chapter === 'scoring' || chapter === 'final';

/** Events without those that the board shows as well or that bring nothing; what goes the same way goes together. */
export function shortened<E extends Happened>(kinds: Kinds, events: readonly E[]): E[] {
  const short: E[] = [];
  for (const event of events) {
    const kind = kinds[event.event];
    if (!kind || isIdle(kind, event)) continue;
    const before = short.at(-1);
    if (before && kind.is_joined && trace(before) === trace(event))
      short[short.length - 1] = { ...event, count: (before.count ?? 1) + 1 };
    else short.push(event);
  }
  return short;
}

function isIdle({ told, chapter }: Kind, { count, points }: Happened): boolean {
  return told === 'never' || (told === 'if any' && !count) || (isCounted(chapter) && points === 0);
}

/** Who does what to what, and where if the place has a name: numbered ones, as the spaces of a floor, are alike. */
function trace(event: Happened): string {
  return [event.seat, ...Object.values(event).filter((value) => typeof value === 'string')].join('/');
}

export function chronicle<E extends Happened>(kinds: Kinds, entries: readonly Entry<E>[]): Round<E>[] {
  const rounds: Round<E>[] = [];
  const gained = new Map<number, number>(); // points of this round, by seat
  for (const entry of entries) {
    const round = roundOf(rounds, entry.round, gained);
    for (const event of entry.events) if (chapterOf(kinds, event) !== 'final') add(gained, event);
    tell(kinds, rounds, round, entry, gained);
  }
  return rounds;
}

function roundOf<E>(rounds: Round<E>[], number: number, gained: Map<number, number>): Round<E> {
  const last = rounds.at(-1);
  if (last?.number === number) return last;
  gained.clear();
  const round: Round<E> = { number, news: [], parts: [] };
  rounds.push(round);
  return round;
}

function tell<E extends Happened>(
  kinds: Kinds,
  rounds: Round<E>[],
  round: Round<E>,
  entry: Entry<E>,
  gained: Map<number, number>,
): void {
  const { number } = entry;
  const by = (chapter: Kind['chapter']): Line<E>[] =>
    shortened(
      kinds,
      entry.events.filter((event) => chapterOf(kinds, event) === chapter),
    ).map((event) => ({ event, number }));
  const did = by('move');
  if (did.length) turnIn(round, entry.seat).moves.push({ number, text: entry.text, lines: did });
  const has = (chapter: Kind['chapter']) => entry.events.some((event) => chapterOf(kinds, event) === chapter);
  const final = new Map<number, number>();
  by('final').forEach(({ event }) => add(final, event));
  const scores = entry.scores.map((score, seat) => score - (final.get(seat) ?? 0)); // before the final scoring
  if (has('scoring')) share(scoringIn(round, false), by('scoring'), scores, gained);
  if (has('final')) share(scoringIn(round, true), by('final'), entry.scores, final);
  if (has('round')) roundOf(rounds, entry.round + 1, gained).news.push(...by('round'));
}

function turnIn<E>(round: Round<E>, seat: number): Turn<E> {
  const last = round.parts.at(-1);
  if (last?.kind === 'turn' && last.seat === seat) return last;
  const turn: Turn<E> = { kind: 'turn', seat, moves: [] };
  round.parts.push(turn);
  return turn;
}

function scoringIn<E>(round: Round<E>, isFinal: boolean): Scoring<E> {
  const last = round.parts.at(-1);
  if (last?.kind === 'scoring' && last.isFinal === isFinal) return last;
  const scoring: Scoring<E> = { kind: 'scoring', isFinal, news: [], shares: [] };
  round.parts.push(scoring);
  return scoring;
}

function add(points: Map<number, number>, event: Happened): void {
  if (event.seat !== undefined) points.set(event.seat, (points.get(event.seat) ?? 0) + (event.points ?? 0));
}

/** Every line under whose it is; what is nobody's comes first. */
function share<E extends Happened>(
  scoring: Scoring<E>,
  lines: Line<E>[],
  scores: number[],
  gained: Map<number, number>,
): void {
  scoring.news.push(...lines.filter(({ event }) => event.seat === undefined));
  scoring.shares = scores.map((score, seat) => {
    const before = scoring.shares[seat]?.lines ?? [];
    const own = lines.filter(({ event }) => event.seat === seat);
    return { seat, lines: [...before, ...own], points: gained.get(seat) ?? 0, score };
  });
}

/** The numbers of all moves that something is told of. */
export function numbersIn<E>(rounds: readonly Round<E>[]): number[] {
  const lines = rounds.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'turn' ? part.moves : part.shares).flatMap((one) => one.lines)),
  );
  return lines.map(({ number }) => number).sort((one, other) => one - other);
}
