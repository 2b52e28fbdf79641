// The sounds of the table as a table: each is a few voices, and every sample of it is computed here.

export const SOUNDS = ['pick', 'place', 'fall', 'score', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice: when it begins and how long it rings (seconds), the pitch it glides from and to (hertz), how loud. */
interface Voice {
  at: number;
  rings: number;
  from: number;
  to: number;
  loud: number;
  /** The part of it that is hiss, as of ceramic on wood. */
  hiss: number;
}

const voice = (at: number, rings: number, from: number, loud: number, to = from, hiss = 0): Voice => ({
  at,
  rings,
  from,
  to,
  loud,
  hiss,
});
const bell = (at: number, pitch: number, loud: number, rings = 0.5) => [
  voice(at, rings, pitch, loud),
  voice(at, rings / 3, pitch * 2.76, loud / 4),
];

const VOICES: Record<Sound, Voice[]> = {
  pick: [voice(0, 0.05, 1250, 0.3, 1500), voice(0, 0.02, 900, 0.25, 900, 1)],
  place: [voice(0, 0.09, 520, 0.45, 430), voice(0, 0.05, 1310, 0.2), voice(0, 0.025, 700, 0.4, 700, 1)],
  fall: [voice(0, 0.28, 420, 0.35, 130), voice(0.16, 0.09, 180, 0.3, 120, 0.5), voice(0.16, 0.04, 600, 0.25, 600, 1)],
  score: bell(0, 784, 0.35, 0.35),
  turn: [...bell(0, 587, 0.3), ...bell(0.13, 880, 0.35)],
  win: [523, 659, 784, 1047, 1319].flatMap((pitch, step) => bell(0.13 * step, pitch, 0.32, step === 4 ? 1.2 : 0.6)),
};

const ATTACK = 0.004; // seconds until a voice is at its loudest
const FADED = 5; // a voice has rung out after this many times its fading

/** How long a sound takes, in seconds. */
export const lengthOf = (sound: Sound) => Math.max(...VOICES[sound].map(({ at, rings }) => at + rings));

/** All samples of a sound, between -1 and 1. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(sound) * rate));
  VOICES[sound].forEach((one) => mix(samples, one, rate));
  return samples.map((sample) => Math.tanh(sample));
}

function mix(samples: Float32Array, { at, rings, from, to, loud, hiss }: Voice, rate: number): void {
  const start = Math.round(at * rate);
  const count = Math.min(Math.round(rings * rate), samples.length - start);
  let [phase, chance] = [0, 1];
  for (let number = 0; number < count; number++) {
    const part = number / count;
    phase += (2 * Math.PI * (from + (to - from) * part)) / rate;
    chance = (chance * 16807) % 2147483647;
    const wave = (1 - hiss) * Math.sin(phase) + hiss * ((2 * chance) / 2147483647 - 1);
    const swell = Math.min(1, number / rate / ATTACK) * Math.exp(-FADED * part) * (1 - part);
    samples[start + number]! += loud * swell * wave;
  }
}
