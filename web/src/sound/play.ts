// How sounds come out of the page; loaded when somebody wants to hear them.
import { samplesOf, type Sound } from './sounds';

let context: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

function bufferOf(sound: Sound, within: AudioContext): AudioBuffer {
  const known = made.get(sound);
  if (known) return known;
  const samples = samplesOf(sound, within.sampleRate);
  const buffer = within.createBuffer(1, samples.length, within.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(sound, buffer);
  return buffer;
}

/** A browser that has no sound, or allows none before a click, stays quiet. */
export async function play(sound: Sound, volume: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound, context) });
  source.connect(new GainNode(context, { gain: volume ** 2 })).connect(context.destination);
  source.start();
}
