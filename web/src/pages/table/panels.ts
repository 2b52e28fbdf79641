// The windows that can be opened over a table.
export type Panel =
  'menu' | 'players' | 'log' | 'bag' | 'rules' | 'keys' | 'settings' | 'share' | 'phone' | 'resign' | 'result';

/** From this width on players and log stand beside the board. */
export const DESK = '(min-width: 900px)';
