// The scenes that explain the rules of Queen's Garden.
import { at, hex, type Mark } from '../../parts/marks';

const ring = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;

const FIGURES: Record<string, Mark[]> = {
  take: [
    hex(34, 40, 'yellow', 'tree', { lit: true }),
    hex(78, 40, 'yellow', 'flower', { lit: true }),
    hex(34, 86, 'green', 'flower'),
    hex(78, 86, 'lilac', 'tulips'),
    { draw: 'arrow', from: [104, 40], to: [150, 40], bend: -10 },
    hex(174, 40, 'yellow', 'tree'),
    hex(212, 40, 'yellow', 'flower'),
  ],
  pay: [
    hex(44, 66, 'blue', 'flower', { lit: true }),
    { draw: 'text', x: 44, y: 108, words: '4' },
    { draw: 'text', x: 82, y: 73, words: '+' },
    hex(118, 66, 'yellow', 'flower'),
    hex(158, 66, 'green', 'flower'),
    hex(198, 66, 'lilac', 'flower'),
    { draw: 'text', x: 158, y: 108, words: '3' },
  ],
  group: [
    hex(...at(86, 52, 0, 0), 'green', 'tree', { lit: true }),
    hex(...at(86, 52, 2, 0), 'green', 'lily', { lit: true }),
    hex(...at(86, 52, 1, 1), 'green', 'tulips', { lit: true }),
    hex(...at(86, 52, 3, 1), 'blue', 'tulips'),
    hex(...at(86, 52, 4, 0), 'yellow', 'flower', { faint: true }),
    hex(...at(86, 52, -1, 1), 'lilac', 'butterfly', { faint: true }),
  ],
  joker: [
    ...ring.map(([right, down], number) =>
      hex(
        ...at(88, 70, right, down),
        ['green', 'yellow', 'lilac', 'blue', 'lime', 'purple'][number]!,
        ['tree', 'lily', 'tulips', 'flower', 'butterfly', 'tree'][number]!,
      ),
    ),
    { draw: 'fountain', x: 88, y: 70, lit: true },
    { draw: 'arrow', from: [132, 62], to: [178, 52], bend: -10 },
    { draw: 'joker', x: 200, y: 48 },
    { draw: 'joker', x: 200, y: 88 },
  ],
};

export default FIGURES;
