// The drawings of the pieces, as layers of paths on a square of 100 by 100.
export interface Layer {
  path: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** The angles at which the path is repeated around the middle. */
  turns?: number[];
}

export const FOUR = [0, 90, 180, 270];
const DIAGONAL = [45, 135, 225, 315];
export const EIGHT = [...FOUR, ...DIAGONAL];

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export function square(from: number, round: number): string {
  const side = 100 - 2 * from - 2 * round;
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  const there = `h${side}${corner(round, round)}v${side}${corner(-round, round)}`;
  const back = `h${-side}${corner(-round, -round)}v${-side}${corner(round, -round)}`;
  return `M${from + round} ${from}${there}${back}Z`;
}

/** A round edge of small waves. */
export function scallops(count: number, inner: number, outer: number): string {
  const at = (step: number, radius: number) => {
    const angle = (Math.PI * step) / count;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const waves = Array.from({ length: count }, (_, wave) => `Q${at(2 * wave + 1, outer)} ${at(2 * wave + 2, inner)}`);
  return `M${at(0, inner)}${waves.join('')}Z`;
}

const NUMERAL_ONE = 'M38 39L52 26H59V75H48V42L38 48Z';

/** The first-player marker. */
export function marker(edge: string, ground: string, ring: string, numeral: string, turns: number[]): Layer[] {
  return [
    { path: scallops(12, 41, 55), fill: edge },
    { path: circle(50, 50, 39), fill: ground },
    { path: circle(50, 50, 33), stroke: ring, width: 3 },
    { path: 'M50 12V15', stroke: edge, width: 4, turns },
    { path: NUMERAL_ONE, fill: numeral },
  ];
}
