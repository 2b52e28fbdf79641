import { expect, test } from 'vitest';

import { SOUNDS, lengthOf, samplesOf } from '../src/sound/sounds';

const RATE = 8000;

test.each(SOUNDS)('%s is short, is heard, does not clip and ends in silence', (sound) => {
  const samples = samplesOf(sound, RATE);
  expect(lengthOf(sound)).toBeLessThan(2);
  expect(Math.max(...samples)).toBeGreaterThan(0.05);
  expect(samples.every((sample) => Math.abs(sample) < 1)).toBe(true);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
});

test('every sound is its own, and the same each time', () => {
  const made = SOUNDS.map((sound) => samplesOf(sound, RATE).join());
  expect(new Set(made).size).toBe(SOUNDS.length);
  expect(SOUNDS.map((sound) => samplesOf(sound, RATE).join())).toEqual(made);
});
