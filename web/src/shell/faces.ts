// Each game's own face, and the rules it is played by.
import type { Component } from 'svelte';

import Azulejo from '../pages/home/art/Azulejo.svelte';
import Chocolate from '../pages/home/art/Chocolate.svelte';
import Dome from '../pages/home/art/Dome.svelte';
import Garden from '../pages/home/art/Garden.svelte';

interface Face {
  Art: Component;
  rules: string;
}

export const FACES: Record<string, Face> = {
  mini: { Art: Azulejo, rules: 'classic' },
  chocolatier: { Art: Chocolate, rules: 'classic' },
  duel: { Art: Dome, rules: 'duel' },
  garden: { Art: Garden, rules: 'garden' },
};
