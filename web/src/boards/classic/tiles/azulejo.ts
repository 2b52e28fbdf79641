// Mini: glazed tiles, each colour with a painted pattern of its own.
import type { Piece } from '../types';
import { circle, EIGHT, FOUR, type Layer, marker, square } from './art';

const CORNER = 'M6 6H27A21 21 0 0 1 6 27Z';
const SMALL_CORNER = 'M6 6H16A10 10 0 0 1 6 16Z';
const PETAL = 'M50 46C36 38 36 21 50 11C64 21 64 38 50 46Z';
const LEAF = 'M50 50C52 34 64 20 85 15C80 36 66 48 50 50Z';
const STAR = 'M50 8C52 40 60 48 92 50C60 52 52 60 50 92C48 60 40 52 8 50C40 48 48 40 50 8Z';

function glazed(edge: string, ground: string, ...painted: Layer[]): Layer[] {
  return [
    { path: square(2, 10), fill: edge },
    { path: square(6, 7), fill: ground },
    ...painted,
    { path: 'M9 14Q9 9 14 9H86Q91 9 91 14Q60 20 9 44Z', fill: '#ffffff', opacity: 0.13 },
  ];
}

export const AZULEJO: Partial<Record<Piece, Layer[]>> = {
  blue: glazed(
    '#123a7a',
    '#2259ad',
    { path: CORNER, fill: '#9dc3f0', turns: FOUR },
    { path: SMALL_CORNER, fill: '#2259ad', turns: FOUR },
    { path: PETAL, fill: '#f8fbff', turns: FOUR },
    { path: 'M50 40V23', stroke: '#2259ad', width: 3.5, turns: FOUR },
    { path: circle(50, 50, 7), fill: '#f4c542' },
  ),
  yellow: glazed(
    '#96600a',
    '#f4bb3a',
    { path: CORNER, fill: '#fff4d2', turns: FOUR },
    { path: 'M43 33L50 9L57 33Z', fill: '#99420a', turns: EIGHT },
    { path: circle(50, 50, 21), fill: '#fff4d2', stroke: '#99420a', width: 5 },
    { path: circle(50, 50, 8), fill: '#99420a' },
  ),
  red: glazed(
    '#701712',
    '#bb372d',
    { path: 'M6 6H29L6 29Z', fill: '#ffe7d2', turns: FOUR },
    { path: 'M50 16L84 50L50 84L16 50Z', stroke: '#ffe7d2', width: 6 },
    { path: 'M50 33L67 50L50 67L33 50Z', fill: '#ffe7d2' },
    { path: 'M50 43L57 50L50 57L43 50Z', fill: '#8c1f19' },
  ),
  black: glazed(
    '#7b828e',
    '#20232a',
    { path: 'M6 29A23 23 0 0 0 29 6', stroke: '#f1e6cc', width: 4.5, turns: FOUR },
    { path: circle(50, 50, 25), stroke: '#6fbdb8', width: 5 },
    { path: STAR, fill: '#f1e6cc' },
    { path: circle(50, 50, 5), fill: '#20232a' },
  ),
  white: glazed(
    '#77828f',
    '#fdfbf5',
    { path: LEAF, fill: '#d3e4f1', stroke: '#2b6295', width: 4, turns: FOUR },
    { path: circle(50, 17, 5.5), stroke: '#2b6295', width: 4, turns: FOUR },
    { path: 'M50 24V38', stroke: '#2b6295', width: 4, turns: FOUR },
    { path: circle(50, 50, 8), fill: '#2b6295' },
  ),
  marker: marker('#8a4f05', '#fff3cf', '#c07a14', '#5c3200', EIGHT),
};
