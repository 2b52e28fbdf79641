// How somebody likes it, remembered in the browser.

export const THEMES = ['auto', 'light', 'dark'] as const;
export const ANIMATIONS = ['slow', 'normal', 'fast', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Animation = (typeof ANIMATIONS)[number];

const KEPT = 'sintra.settings';
const TRAVEL: Record<Animation, number> = { slow: 900, normal: 520, fast: 240, off: 0 };
const HOLD: Record<Animation, number> = { slow: 1300, normal: 700, fast: 300, off: 0 };

interface Settings {
  theme: Theme;
  animation: Animation;
  /** Moves and cells are shown as they are written, too. */
  notation: boolean;
  name: string;
  avatar: number;
}

function read(): Settings {
  const usual: Settings = { theme: 'auto', animation: 'normal', notation: false, name: '', avatar: 0 };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(read());
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

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
  dataset.animation = settings.animation;
}
show();

const pace = (): Animation => (still.matches ? 'off' : settings.animation);
/** Milliseconds that a tile travels, and that the story rests on what it points at. */
export const travelTime = () => TRAVEL[pace()];
export const holdTime = () => HOLD[pace()];
