// The scenes that explain the rules of Mini and Master Chocolatier.
import { row, tile, type Mark } from '../../parts/marks';

const FIGURES: Record<string, Mark[]> = {
  take: [
    { draw: 'disc', x: 58, y: 70, r: 42 },
    ...row(39, 51, 'BB', { lit: true }),
    ...row(39, 71, 'RW'),
    { draw: 'arrow', from: [88, 46], to: [160, 34], bend: -14 },
    ...row(170, 24, 'BB'),
    { draw: 'arrow', from: [88, 92], to: [160, 106], bend: 14 },
    ...row(170, 97, 'RW', {}),
  ],
  line: [
    ...row(110, 14, '_'),
    ...row(90, 34, '_R'),
    ...row(70, 54, 'BBB', { lit: true }),
    ...row(50, 74, '____'),
    ...row(30, 102, 'B__'),
    { draw: 'arrow', from: [176, 44], to: [136, 60], bend: 8 },
    ...row(180, 24, 'BB'),
    ...row(180, 44, 'BB'),
    { draw: 'arrow', from: [180, 72], to: [52, 126], bend: 42 },
    { draw: 'text', x: 39, y: 133, words: '−1', bad: true },
  ],
  wall: [
    ...row(30, 20, '..Y'),
    ...row(30, 40, '.__'),
    ...row(30, 60, 'WWW'),
    ...row(130, 20, 'bYrkw', { lit: true }),
    ...row(130, 40, 'wbyrk'),
    ...row(130, 60, 'kWbyr', { lit: true }),
    ...row(130, 80, 'rkwby'),
    ...row(130, 100, 'yrkwb'),
    { draw: 'arrow', from: [92, 72], to: [146, 72], bend: 10 },
    { draw: 'arrow', from: [92, 26], to: [146, 26], bend: -8 },
  ],
  score: [
    ...row(70, 20, 'byrkw'),
    ...row(70, 40, 'wbYrk'),
    ...row(70, 60, 'KWbyr'),
    ...row(70, 80, 'rkwby'),
    tile(110, 60, 'blue', { lit: true }),
    { draw: 'box', x: 67, y: 57, w: 64, h: 24 },
    { draw: 'box', x: 107, y: 37, w: 24, h: 44 },
    { draw: 'text', x: 120, y: 126, words: '3 + 2 = 5' },
  ],
};

export default FIGURES;
