// The scenes that explain the rules of Duel.
import { row, tile, type Mark } from '../../parts/marks';

const FIGURES: Record<string, Mark[]> = {
  take: [
    { draw: 'box', x: 16, y: 30, w: 88, h: 84 },
    { draw: 'sun', x: 42, y: 50 },
    { draw: 'moon', x: 84, y: 94 },
    ...row(58, 40, 'TT', { lit: true }),
    ...row(58, 60, 'RY'),
    { draw: 'arrow', from: [102, 48], to: [164, 36], bend: -12 },
    ...row(174, 26, 'TT'),
    { draw: 'arrow', from: [58, 76], to: [36, 92], bend: 6 },
    ...row(24, 92, 'RY'),
  ],
  plate: [
    { draw: 'box', x: 18, y: 46, w: 46, h: 46 },
    ...row(22, 50, 'br'),
    ...row(22, 70, 'yt'),
    { draw: 'arrow', from: [70, 66], to: [126, 54], bend: -10 },
    ...[0, 1, 2].flatMap((down): Mark[] =>
      [0, 1, 2].map((right): Mark => ({ draw: 'box', x: 132 + right * 46, y: 2 + down * 46, w: 44, h: 44 })),
    ),
    ...row(135, 51, 'br'),
    ...row(135, 71, 'yt'),
    ...row(181, 51, 'tk'),
    ...row(181, 71, 'rb'),
  ],
  line: [
    ...row(20, 50, 'KKK_'),
    { draw: 'chip', x: 89, y: 59, lit: true },
    { draw: 'arrow', from: [102, 59], to: [156, 59], bend: -10 },
    { draw: 'box', x: 158, y: 36, w: 46, h: 46 },
    ...row(162, 40, 'bt'),
    tile(162, 60, 'black', { lit: true }),
    ...row(182, 60, 'y'),
    { draw: 'text', x: 60, y: 100, words: '3 + 1 = 4' },
  ],
  ornament: [
    { draw: 'box', x: 76, y: 34, w: 46, h: 46 },
    ...row(80, 38, 'RB'),
    ...row(80, 58, 'T'),
    { draw: 'ornament', x: 109, y: 67, lit: true },
    ...row(130, 58, 'Y'),
    { draw: 'text', x: 120, y: 114, words: '+ 3' },
  ],
};

export default FIGURES;
