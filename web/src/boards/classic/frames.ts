// The story of a move in pictures: the draft, then every tile, floor and bonus of the scoring by itself.
import { lastFrame, type Frame } from '../board';
import type { ClassicEvent } from './types';
import { places } from './places';
import type { ClassicView, Colour, Piece, PlayerView, Source } from './types';

type Told = { [Kind in ClassicEvent['event']]: Extract<ClassicEvent, { event: Kind }> };
type Scene = { spot: string; points?: number };

export function frames(before: ClassicView, told: ClassicEvent[], after: ClassicView): Frame<ClassicView>[] {
  const first = told.findIndex(({ event }) => SCORING.has(event));
  if (first < 0) return [{ view: after }];
  const shown: Frame<ClassicView>[] = [];
  let view = before;
  told.forEach((event, number) => {
    if (number === first && first > 0) shown.push({ view });
    const patched = patch(view, event);
    if (number >= first && patched !== view) tell(shown, { view: patched, event: number, ...scene(event) });
    view = patched;
  });
  return [...shown, lastFrame(after, told)];
}

const SCORING = new Set<string>(['tile', 'break', 'clear', 'floor', 'row', 'column', 'colour']);

/** What has no place to point at joins the picture before it if that has none either. */
function tell(shown: Frame<ClassicView>[], frame: Frame<ClassicView>): void {
  const previous = shown.at(-1);
  if (!frame.spot && previous && !previous.spot && previous.event !== undefined) shown.pop();
  shown.push(frame);
}

function scene(event: ClassicEvent): Scene | object {
  switch (event.event) {
    case 'tile':
      return { spot: places.wall(event.seat, event.line, event.column), points: event.points };
    case 'break':
      return { spot: places.line(event.seat, event.line) };
    case 'floor':
      return { spot: places.floor(event.seat), points: event.points };
    case 'row':
      return { spot: places.row(event.seat, event.row), points: event.points };
    case 'column':
      return { spot: places.column(event.seat, event.column), points: event.points };
    case 'colour':
      return { spot: places.colour(event.seat, event.colour), points: event.points };
    default:
      return {};
  }
}

/** The view with what an event shows; it is only looked at, the position itself comes from the table. */
export function patch(view: ClassicView, event: ClassicEvent): ClassicView {
  const change = CHANGES[event.event] as ((view: ClassicView, event: ClassicEvent) => void) | undefined;
  if (!change) return view;
  const patched = JSON.parse(JSON.stringify(view)) as ClassicView;
  patched.decision = null;
  if ('seat' in event) patched.turn = event.seat;
  change(patched, event);
  return patched;
}

const CHANGES: { [Kind in ClassicEvent['event']]?: (view: ClassicView, event: Told[Kind]) => void } = {
  take: (view, { colour, count, from }) => remove(view, from, colour, count),
  rest(view, { colour, count, from }) {
    remove(view, from, colour, count);
    add(view, 'centre', colour, count);
  },
  spread(view, { colour, count, from, to }) {
    remove(view, from, colour, count);
    add(view, to, colour, count);
  },
  marker(view, { seat, to }) {
    view.centre.marker = false;
    board(view, seat).marker = true;
    if (to !== 'beside') drop(view, seat, 'marker', to);
  },
  shield(view, { seat, from }) {
    board(view, seat).shield = { piece: null };
    const display = view.displays[from];
    if (display) display.special = 'gone';
  },
  line(view, { seat, colour, count, line }) {
    const filled = lineOf(view, seat, line);
    filled.colour = colour;
    filled.tiles += count;
  },
  fall: (view, { seat, colour, to }) => drop(view, seat, colour, to),
  break: (view, { seat, line }) => empty(view, seat, line),
  clear(view, { seat, colour, count, line }) {
    empty(view, seat, line);
    pour(view.lid, colour, count);
  },
  tile(view, { seat, colour, line, column, points }) {
    const player = board(view, seat);
    const row = player.wall[line];
    if (row) row[column] = colour;
    Object.assign(lineOf(view, seat, line), { tiles: lineOf(view, seat, line).tiles - 1, moved: true });
    player.score += points;
  },
  floor(view, { seat, points }) {
    const player = board(view, seat);
    for (const piece of [...player.floor, player.shield?.piece])
      if (piece && piece !== 'marker') pour(view.lid, piece, 1);
    Object.assign(player, { floor: [], shield: null });
    player.score += points;
  },
  row: score,
  column: score,
  colour: score,
};

function score(view: ClassicView, { seat, points }: { seat: number; points: number }): void {
  board(view, seat).score += points;
}

function board(view: ClassicView, seat: number): PlayerView {
  const found = view.boards[seat];
  if (!found) throw new Error(`no board for seat ${seat}`);
  return found;
}

function lineOf(view: ClassicView, seat: number, line: number) {
  const found = board(view, seat).lines[line];
  if (!found) throw new Error(`no line ${line}`);
  return found;
}

function empty(view: ClassicView, seat: number, line: number): void {
  Object.assign(lineOf(view, seat, line), { tiles: 0, colour: null, moved: false });
}

function tilesAt(view: ClassicView, at: Source): Colour[] {
  return at === 'centre' ? view.centre.tiles : (view.displays[at]?.tiles ?? []);
}

function remove(view: ClassicView, from: Source, colour: Colour, count: number): void {
  const tiles = tilesAt(view, from);
  for (let taken = 0; taken < count; taken++) tiles.splice(tiles.indexOf(colour), 1);
}

function add(view: ClassicView, to: Source, colour: Colour, count: number): void {
  tilesAt(view, to).push(...Array<Colour>(count).fill(colour));
}

function drop(view: ClassicView, seat: number, piece: Piece, to: number | 'shield' | 'lid'): void {
  const player = board(view, seat);
  if (to === 'shield') player.shield = { piece };
  else if (to === 'lid') pour(view.lid, piece as Colour, 1);
  else player.floor.push(piece);
}

function pour(counts: ClassicView['lid'], colour: Colour, count: number): void {
  counts[colour] = (counts[colour] ?? 0) + count;
}
