// How somebody likes it, remembered in the browser.

export const THEMES = ['auto', 'light', 'dark'] as const;
export const ANIMATIONS = ['slow', 'normal', 'fast', 'off'] as const;
export const TEXTS = ['normal', 'large', 'largest'] as const;
export const CONTRASTS = ['normal', 'more'] as const;
export const HANDS = ['right', 'left'] as const;
export type Theme = (typeof THEMES)[number];
export type Animation = (typeof ANIMATIONS)[number];

const KEPT = 'sintra.settings';
const TRAVEL: Record<Animation, number> = { slow: 900, normal: 520, fast: 240, off: 0 };
const HOLD: Record<Animation, number> = { slow: 1300, normal: 700, fast: 300, off: 0 };

interface Settings {
  theme: Theme;
  animation: Animation;
  sound: boolean;
  /** Percent. */
  volume: number;
  /** A move counts only when it is confirmed. */
  confirm: boolean;
  /** Moves and cells are shown as they are written, too. */
  notation: boolean;
  text: (typeof TEXTS)[number];
  contrast: (typeof CONTRASTS)[number];
  /** Which hand holds the phone. */
  hand: (typeof HANDS)[number];
  /** The level of the last bot that was chosen, and whether a game was ever played to its end. */
  level: string;
  hasFinished: boolean;
  name: string;
  avatar: number;
}

const USUAL: Settings = {
  theme: 'auto',
  animation: 'normal',
  sound: false,
  volume: 60,
  confirm: false,
  notation: false,
  text: 'normal',
  contrast: 'normal',
  hand: 'right',
  level: '',
  hasFinished: false,
  name: '',
  avatar: 0,
};

function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>) };
  } catch {
    return USUAL;
  }
}

export const settings = $state<Settings>(read());
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const strong = window.matchMedia('(prefers-contrast: more)');

/** Keep what was changed and show it. */
export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  show();
}

function show(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'auto') delete dataset.theme;
  else dataset.theme = settings.theme;
  const { animation, text, contrast, hand } = settings;
  Object.assign(dataset, { animation, text, hand, contrast: strong.matches ? 'more' : contrast });
}
show();

const pace = (): Animation => (still.matches ? 'off' : settings.animation);
/** Milliseconds that a tile travels, and that the story rests on what it points at. */
export const travelTime = () => TRAVEL[pace()];
export const holdTime = () => HOLD[pace()];
