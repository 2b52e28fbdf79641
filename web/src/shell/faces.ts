// Each game's own face, and the rules it is played by: `boards/RULES/faces/GAME.svelte`.
import type { Component } from 'svelte';

interface Face {
  Art: Component;
  rules: string;
}

const FOUND = import.meta.glob<Component>('../boards/*/faces/*.svelte', { eager: true, import: 'default' });

export const FACES: Record<string, Face> = Object.fromEntries(
  Object.entries(FOUND).map(([path, Art]) => {
    const [, , rules = '', , file = ''] = path.split('/');
    return [file.replace('.svelte', ''), { Art, rules }];
  }),
);
