// Words in the reader's language. Every board has a namespace of its own, loaded with it.
import i18next, { type CustomTypeOptions, type TFunction } from 'i18next';

import cs from './cs';
import en from './en';

export type Language = 'en' | 'cs';
export const LANGUAGES: readonly Language[] = ['en', 'cs'];
const KEPT = 'sintra.language';

function usual(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'en' || kept === 'cs') return kept;
  return navigator.languages.some((name) => name.startsWith('cs') || name.startsWith('sk')) ? 'cs' : 'en';
}

const first = usual();
let chosen = $state<Language>(first);

void i18next.init({
  lng: first,
  fallbackLng: false,
  defaultNS: 'shell',
  resources: { en: { shell: en }, cs: { shell: cs } },
  interpolation: { escapeValue: false }, // Svelte escapes
  initAsync: false,
});
document.documentElement.lang = first;

export function language(): Language {
  return chosen;
}

export function speak(next: Language): void {
  localStorage.setItem(KEPT, next);
  document.documentElement.lang = next;
  void i18next.changeLanguage(next);
  chosen = next;
}

type Space = keyof CustomTypeOptions['resources'];
type Speaker = (...given: unknown[]) => string;

/** The words of a namespace; what uses them is drawn anew when the language changes. */
function wordsOf<Namespace extends Space>(namespace: Namespace): TFunction<Namespace> {
  const fixed = { en: i18next.getFixedT('en', namespace), cs: i18next.getFixedT('cs', namespace) };
  const words: Speaker = (...given) => (fixed[chosen] as unknown as Speaker)(...given);
  return words as unknown as TFunction<Namespace>;
}

/** Bring the words of a board. */
export function bring<Namespace extends Space>(
  namespace: Namespace,
  words: Record<Language, object>,
): TFunction<Namespace> {
  for (const one of LANGUAGES) i18next.addResourceBundle(one, namespace, words[one]);
  return wordsOf(namespace);
}

export const t = wordsOf('shell');
