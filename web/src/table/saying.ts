// Events as sentences: the table of kinds says how each field is said, the words are those of the reader's language.
import type { Kind } from '../boards/board';
import type { Said } from '../protocol';
import { settings } from '../shell/settings.svelte';
import { hasWords, say } from '../words/index.svelte';

type Arguments = Said['args'];
type Facts = Record<string, unknown>;
/** The arguments of a sentence that a field of an event makes. */
export type Style = (name: string, event: Facts) => Arguments;

/** A name from the data as sentences select on it. */
export const asWord = (text: unknown) => String(text).replaceAll(' ', '-');

const listed = (items: unknown): Arguments[string] => ({
  list: Array.isArray(items) ? items.map(String) : [],
  style: 'each',
});

const STYLES: Record<string, Style> = {
  word: (name, event) => ({ [name]: asWord(event[name]) }),
  number: (name, event) => ({ [name]: Number(event[name]) }),
  place: (name, { [name]: value }) => ({ [name]: typeof value === 'number' ? value + 1 : String(value) }),
  list: (name, event) => ({ [name]: listed(event[name]) }),
};

/** What is said of an event; what it does not tell is hidden. */
export function saidOf(
  { rules, game }: { rules: string; game: string },
  kinds: Record<string, Kind>,
  styles: Record<string, Style>,
  event: { event: string },
): Said {
  const facts: Facts = { ...event };
  const points = Number(facts.points ?? 0);
  const args: Arguments = { count: Number(facts.count ?? 1), points, lost: -points, edition: game };
  if (typeof facts.seat === 'number') args.player = { player: facts.seat };
  for (const [name, style] of Object.entries(kinds[event.event]?.fields ?? {})) {
    const saying = styles[style] ?? STYLES[style];
    Object.assign(args, name in facts && saying ? saying(name, facts) : { [name]: 'hidden' });
  }
  return { key: keyFor(rules, event.event), args };
}

/** Where an event's own sentence names letters and cells, people get another one unless they ask for these. */
function keyFor(rules: string, event: string): string {
  const plain = `${rules}-story-${event}`;
  return !settings.notation && hasWords(plain) ? plain : `${rules}-event-${event}`;
}

/** A sentence that stands under the name of its player: it begins without it. */
export function saidUnder(said: Said, names: readonly string[]): string {
  const player = said.args.player;
  const own = typeof player === 'object' && 'player' in player ? player.player : -1;
  const words = say(
    said,
    names.map((name, seat) => (seat === own ? '' : name)),
  ).replace(/^[\s:,]+/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
