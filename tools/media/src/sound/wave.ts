import { seededRandom } from '@sargam/chassis/property-testing';

/** Mono sound, samples in −1…1. */
export type Wave = Float32Array;

export const RATE = 44_100;

export const createSilence = (seconds: number): Wave => new Float32Array(Math.ceil(seconds * RATE));

/** The same seed gives the same noise, so that a regenerated video is identical. */
export const createNoise = (seed: number): (() => number) => {
  const draw = seededRandom((seed * 2_654_435_761) >>> 0);
  return () => draw(2 ** 32) / 2 ** 31 - 1;
};

export const addTo = (target: Wave, part: Wave, seconds: number, gain = 1): void => {
  const firstSample = Math.round(seconds * RATE);
  const end = Math.min(part.length, target.length - firstSample);
  for (let i = 0; i < end; i++)
    target[firstSample + i] = (target[firstSample + i] ?? 0) + (part[i] ?? 0) * gain;
};

export const mix = (...parts: readonly Wave[]): Wave => {
  const total = new Float32Array(Math.max(...parts.map((part) => part.length)));
  for (const part of parts) addTo(total, part, 0);
  return total;
};

export const scale = (wave: Wave, gain: number): Wave => wave.map((value) => value * gain);

/** Brings every lesson to the same mean level and limits the peaks softly. */
export const normalizeLoudness = (wave: Wave, decibels = -16): Wave => {
  let power = 1e-9;
  for (const value of wave) power += value * value;
  const gain = 10 ** (decibels / 20) / Math.sqrt(power / wave.length);
  const ceiling = 0.92;
  return wave.map((value) => Math.tanh((value * gain) / ceiling) * ceiling);
};

export const toPcm16 = (wave: Wave): Buffer => {
  const bytes = Buffer.alloc(wave.length * 2);
  wave.forEach((value, i) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), i * 2);
  });
  return bytes;
};
