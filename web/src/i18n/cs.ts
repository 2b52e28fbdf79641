import type en from './en';
import type { Translation } from './shape';

const cs: Translation<typeof en> = {
  title: 'Sintra',
  points_one: '{{count}} bod',
  points_few: '{{count}} body',
  points_other: '{{count}} bodů',
};
export default cs;
