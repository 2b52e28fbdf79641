// The pictures of a move: tiling and scoring are told one event after another.
import { lastFrame, type Frame } from '../board';
import type { DuelEvent } from './types';
import { spaceAt, spacesOf } from './plates';
import type { Colour, DuelView, PlayerBoard } from './types';

type Kind = DuelEvent['event'];
type Told<K extends Kind> = Extract<DuelEvent, { event: K }>;
type Patch<K extends Kind> = (view: DuelView, event: Told<K>, board: PlayerBoard) => void;

const TOLD: readonly Kind[] = ['pay', 'tile', 'ornament', 'lose', 'clear', 'broken', 'late', 'goal', 'spared'];
const SCORING: readonly Kind[] = TOLD.filter((kind) => kind !== 'pay');

const PATCHES: { [K in Kind]?: Patch<K> } = {
  place(view, { plate, field, turn }, board) {
    view.hand = null;
    board.plates[field] = plate;
    board.turns[field] = turn;
    spacesOf(plate, turn).forEach((kind, space) => {
      const [row, column] = spaceAt(field, space);
      board.printed[row]![column] = kind;
    });
  },
  chip(view, { chip, factory }, board) {
    view.factories[factory]!.chip = null;
    board.chips.push(chip);
  },
  sun: takeFrom('sun'),
  moon: takeFrom('moon'),
  first(view, _, board) {
    view.large.first = false;
    board.first = true;
  },
  line(_, { colour, count, line }, board) {
    board.lines[line]!.colour = colour;
    board.lines[line]!.tiles += count;
  },
  break(_, { colour, to }, board) {
    if (to !== 'tower') board.broken.push(colour);
  },
  pay(_, { chips, line }, board) {
    board.lines[line]!.paid += 1;
    for (const chip of chips) board.chips.splice(board.chips.indexOf(chip), 1);
    board.spent.push(...chips);
  },
  tile(_, { colour, line, column }, board) {
    board.dome[line]![column] = colour;
    board.lines[line]!.moved = true;
    drop(board, line, 1);
  },
  ornament(_, { row, column }, board) {
    board.dome[row]![column] = 'ornament';
  },
  lose(_, { count, line }, board) {
    drop(board, line, count);
  },
  clear(_, { count, line }, board) {
    drop(board, line, count);
    Object.assign(board.lines[line]!, { moved: false, paid: 0 });
  },
  broken(_, __, board) {
    board.broken = [];
  },
};

function takeFrom(side: 'sun' | 'moon') {
  return (view: DuelView, { colour, count, factory }: { colour: Colour; count: number; factory: number }) => {
    const tiles = (view.factories[factory] ?? view.large)[side];
    for (let taken = 0; taken < count; taken++) tiles.splice(tiles.lastIndexOf(colour), 1);
  };
}

function drop(board: PlayerBoard, number: number, count: number) {
  const line = board.lines[number]!;
  line.tiles -= count;
  if (line.tiles <= 0) Object.assign(line, { tiles: 0, colour: null });
}

function copyOf(view: DuelView): DuelView {
  return JSON.parse(JSON.stringify(view)) as DuelView;
}

function patched(view: DuelView, event: DuelEvent): DuelView {
  const next = copyOf(view);
  const board = next.boards[event.seat];
  const patch = PATCHES[event.event] as Patch<Kind> | undefined;
  if (!board) return next;
  next.turn = event.seat;
  patch?.(next, event as Told<Kind>, board);
  board.score += event.points ?? 0;
  return next;
}

/** The place on the board that an event speaks of. */
function spotOf(event: DuelEvent): string {
  switch (event.event) {
    case 'tile':
      return `dome-${event.seat}-${event.line}-${event.column}`;
    case 'ornament':
      return `dome-${event.seat}-${event.row}-${event.column}`;
    case 'pay':
    case 'lose':
      return `line-${event.seat}-${event.line}`;
    case 'broken':
      return `broken-${event.seat}`;
    case 'late':
      return `first-${event.seat}`;
    case 'goal':
      return `goal-${event.goal}`;
    default:
      return `score-${event.seat}`;
  }
}

function frameOf(view: DuelView, event: DuelEvent, number: number): Frame<DuelView> {
  if (event.event === 'clear') return { view, event: number };
  const frame = { view, event: number, spot: spotOf(event) };
  return event.points === undefined ? frame : { ...frame, points: event.points };
}

/** All lines of a player are cleared at once. */
function opensChapter({ event, seat }: DuelEvent, first: DuelEvent | undefined): boolean {
  return TOLD.includes(event) && !(event === 'clear' && first?.event === 'clear' && first.seat === seat);
}

/** What is told together: first what the move itself did, then every event of the scoring with what follows from it. */
function chapters(events: DuelEvent[]): DuelEvent[][] {
  const found: DuelEvent[][] = [[]];
  for (const event of events) {
    if (opensChapter(event, found.at(-1)![0])) found.push([event]);
    else found.at(-1)!.push(event);
  }
  return found.filter((chapter) => chapter.length);
}

export function frames(before: DuelView, events: DuelEvent[], after: DuelView): Frame<DuelView>[] {
  if (!events.some(({ event }) => SCORING.includes(event))) return [{ view: after }];
  let view: DuelView = { ...before, decision: null, focus: null };
  const shown = chapters(events).map((chapter) => {
    view = chapter.reduce(patched, view);
    const [event] = chapter as [DuelEvent];
    return TOLD.includes(event.event) ? frameOf(view, event, events.indexOf(event)) : { view };
  });
  return [...shown, lastFrame(after, events)];
}
