import type { Translation } from '../../../i18n/shape';
import type en from './en';

const cs: Translation<typeof en> = {
  board: 'Plán hráče {{name}}',
};
export default cs;
