// How somebody likes it, remembered in the browser.

export const THEMES = ['auto', 'light', 'dark'] as const;
export const ANIMATIONS = ['slow', 'normal', 'fast', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Animation = (typeof ANIMATIONS)[number];

const KEPT = 'sintra.settings';
/** How long everything takes, as a part of the usual time. */
const SLOWNESS: Record<Animation, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };

interface Settings {
  theme: Theme;
  animation: Animation;
  notation: boolean; // letters of plates, names of cells, moves as they are typed
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
export const slowness = () => SLOWNESS[pace()];
