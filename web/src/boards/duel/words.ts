import { bring } from '../../i18n/index.svelte';
import cs from './words/cs';
import en from './words/en';

/** The words of Duel. */
export const d = bring('duel', { en, cs });
