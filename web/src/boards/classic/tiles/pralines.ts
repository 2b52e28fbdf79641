// Master Chocolatier: pralines in paper cups, each colour with a shape of its own.
import type { Piece } from '../types';
import { circle, FOUR, type Layer, marker, scallops } from './art';

const CUP = scallops(18, 45, 52);
const PLEATS = Array.from({ length: 18 }, (_, pleat) => pleat * 20);
const BLOCK = 'M30 21H70Q79 21 79 30V70Q79 79 70 79H30Q21 79 21 70V30Q21 21 30 21Z';
const HEART = 'M50 83C20 63 13 44 22 31C31 19 46 22 50 35C54 22 69 19 78 31C87 44 80 63 50 83Z';
const LEAF = 'M50 11C76 28 82 58 50 90C18 58 24 28 50 11Z';
const FLOWER = scallops(6, 27, 50);

type Paint = Record<'cup' | 'pleat' | 'colour' | 'shadow', string>;

/** A praline with its shadow, in a paper cup. */
function praline({ cup, pleat, colour, shadow }: Paint, body: string, ...topping: Layer[]): Layer[] {
  return [
    { path: CUP, fill: cup, stroke: pleat, width: 2 },
    { path: 'M50 6V16', stroke: pleat, width: 2, turns: PLEATS },
    { path: body, fill: shadow, stroke: shadow, width: 5 },
    { path: body, fill: colour },
    ...topping,
  ];
}

export const PRALINES: Partial<Record<Piece, Layer[]>> = {
  blue: praline(
    { cup: '#fbf6ee', pleat: '#b39b80', colour: '#2b6cc4', shadow: '#143d7c' },
    circle(50, 50, 33),
    {
      path: 'M51 51C46 49 47 41 54 42C64 44 62 60 50 60C35 60 33 37 51 32C70 28 79 49 69 64',
      stroke: '#eaf3ff',
      width: 5.5,
    },
    { path: 'M27 42Q31 29 42 25', stroke: '#a9cdf7', width: 4 },
  ),
  brown: praline(
    { cup: '#f6e6cf', pleat: '#a98457', colour: '#98592f', shadow: '#57301a' },
    BLOCK,
    { path: 'M27 47L47 27M27 61L61 27M27 74L74 27M40 74L74 40M54 74L74 54', stroke: '#e2b184', width: 4.5 },
    { path: 'M28 35V31Q28 28 31 28H36', stroke: '#f3d9bd', width: 3.5 },
  ),
  white: praline(
    { cup: '#6b3f27', pleat: '#3f2213', colour: '#fff7e8', shadow: '#d8c3a2' },
    FLOWER,
    { path: 'M50 38V25', stroke: '#b98a55', width: 4, turns: [0, 60, 120, 180, 240, 300] },
    { path: circle(50, 50, 9), fill: '#d0912c', stroke: '#7a4b12', width: 3 },
  ),
  black: praline(
    { cup: '#ecc868', pleat: '#9a7420', colour: '#35211a', shadow: '#170c08' },
    LEAF,
    { path: 'M50 20V84', stroke: '#d9b48c', width: 4 },
    { path: 'M50 42L36 32M50 42L64 32M50 57L33 46M50 57L67 46M50 71L38 62M50 71L62 62', stroke: '#d9b48c', width: 3.5 },
  ),
  red: praline(
    { cup: '#fdeae4', pleat: '#c48f86', colour: '#c02a36', shadow: '#72121b' },
    HEART,
    { path: 'M28 47L38 37L45 53L56 38L63 54L73 40', stroke: '#ffe1da', width: 5 },
    { path: circle(50, 66, 4), fill: '#ffe1da' },
  ),
  marker: marker('#6b3f27', '#f7d774', '#9a6a12', '#4a2a12', FOUR),
};
