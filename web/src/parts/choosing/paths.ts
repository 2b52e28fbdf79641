// A move is made of choices on the board: its path names the places one after another. What follows from that.

export type Path = readonly string[];

/** One way to a move. */
export interface Way<M> {
  move: M;
  path: Path;
}

/** What choosing a place means: a move is whole, or something is picked up (or put down). */
export type Chosen<M> = { move: M } | { picked: Path };

const begins = (path: Path, picked: Path) => picked.every((name, step) => path[step] === name);

/** The ways that go on from what is picked, by the name of the place that comes next. */
export function following<M>(ways: readonly Way<M>[], picked: Path): Map<string, Way<M>[]> {
  const next = new Map<string, Way<M>[]>();
  for (const way of ways) {
    const name = way.path[picked.length];
    if (name === undefined || !begins(way.path, picked)) continue;
    next.set(name, [...(next.get(name) ?? []), way]);
  }
  return next;
}

/** What choosing a place means now; a place that was picked last is put down again, another beginning begins anew. */
export function chosen<M>(ways: readonly Way<M>[], picked: Path, name: string): Chosen<M> | null {
  const next = following(ways, picked).get(name);
  if (next) {
    const whole = next.find(({ path }) => path.length === picked.length + 1);
    return whole ? { move: whole.move } : { picked: [...picked, name] };
  }
  if (picked.at(-1) === name) return { picked: picked.slice(0, -1) };
  const step = picked.findIndex((_, at) => following(ways, picked.slice(0, at)).has(name));
  return step < 0 ? null : chosen(ways, picked.slice(0, step), name);
}

/** Everything that can be chosen: what comes next, and what could have come at an earlier step. */
export function open<M>(ways: readonly Way<M>[], picked: Path): Set<string> {
  const steps = [picked, ...picked.map((_, at) => picked.slice(0, at))];
  return new Set(steps.flatMap((before) => [...following(ways, before).keys()]));
}

/** The places beside the one that was picked last. */
export function beside<M>(ways: readonly Way<M>[], picked: Path): string[] {
  return picked.length ? [...following(ways, picked.slice(0, -1)).keys()] : [];
}
