// The words of the classic board, in the reader's language.
import { bring } from '../../../i18n/index.svelte';
import cs from './cs';
import en from './en';

export const t = bring('classic', { en, cs });
