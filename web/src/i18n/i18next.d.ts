import 'i18next';

import type classic from '../boards/classic/words/en';
import type duel from '../boards/duel/words/en';
import type garden from '../boards/garden/words/en';
import type shell from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof shell; classic: typeof classic; duel: typeof duel; garden: typeof garden };
  }
}
