// Words in the reader's language: code says a key and its arguments, as everywhere in Sintra.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:words';

import type { Said } from '../protocol';
import type { Words } from './keys';

export type Key = keyof Words;
type Argument = Said['args'][string];
type Arguments<K extends Key> = [Words[K]] extends [never] ? [] : [Record<Words[K], Argument>];

const KEPT = 'sintra.language';
const LIST_TYPES = { all: 'conjunction', any: 'disjunction' } as const;

const knows = (code: string) => (name: string) => name.startsWith(code) || languages[code]!.also.includes(name);

function usual(): string {
  const kept = localStorage.getItem(KEPT);
  if (kept && kept in languages) return kept;
  const codes = Object.keys(languages).filter((code) => code !== 'en');
  return codes.find((code) => navigator.languages.some(knows(code))) ?? 'en';
}

let spoken = $state.raw({ code: '', bundle: new FluentBundle('en') });

export const LANGUAGES = Object.entries(languages).map(([code, { name }]) => ({ code, name }));

export function language(): string {
  return spoken.code;
}

/** Speak a language from now on; without one, what the reader's settings say. */
export async function speak(code = usual()): Promise<void> {
  const bundle = new FluentBundle(code, { useIsolating: false }); // Svelte escapes, and no sentence mixes directions
  bundle.addResource(new FluentResource((await languages[code]!.load()).default));
  document.documentElement.lang = code;
  spoken = { code, bundle };
}

export function chooseLanguage(code: string): void {
  localStorage.setItem(KEPT, code);
  void speak(code);
}

/** Whether there are words for a key that was put together. */
export const hasWords = (key: string): boolean => spoken.bundle.hasMessage(key);

/** The words for a key; what shows them is drawn anew when the language changes. */
export function t<K extends Key>(key: K, ...[args]: Arguments<K>): string {
  return say({ key, args: args ?? {} });
}

/** A sentence of the server's; players are called by their names, or numbered. */
export function say({ key, args }: Said, names: readonly string[] = []): string {
  const pattern = spoken.bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const said = Object.entries(args).flatMap(([name, value]) => variables(name, value, names));
  return spoken.bundle.formatPattern(pattern, Object.fromEntries(said));
}

/** A player without a name is numbered, with a small letter inside a sentence. */
function variables(name: string, value: Argument, names: readonly string[]): [string, FluentVariable][] {
  const said: [string, FluentVariable] = [name, asVariable(value, names)];
  if (typeof value !== 'object' || !('player' in value)) return [said];
  const inside = names[value.player] ?? t('common-player-inside', { number: value.player + 1 });
  return [said, [`${name}-inside`, inside]];
}

function asVariable(value: Argument, names: readonly string[]): FluentVariable {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  if ('key' in value) return say(value, names);
  if ('player' in value) return names[value.player] ?? t('common-player', { number: value.player + 1 });
  const items = value.list.map((item) => String(asVariable(item, names)));
  if (value.style === 'each') return items.join(', ');
  if (value.style === 'words') return items.join(' ');
  return new Intl.ListFormat(spoken.code, { type: LIST_TYPES[value.style] }).format(items);
}
