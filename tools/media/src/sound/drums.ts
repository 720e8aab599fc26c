import type { DrumName } from '../score/score.ts';
import { applyFilter } from './filters.ts';
import { createNoise, RATE, type Wave } from './wave.ts';

const build = (seconds: number, at: (t: number) => number): Wave =>
  Float32Array.from({ length: Math.ceil(seconds * RATE) }, (_, i) => at(i / RATE));

/** A drum skin: a sine with falling pitch. */
const skin = (seconds: number, from: number, to: number, fall: number, decay: number): Wave => {
  let phase = 0;
  return build(seconds, (t) => {
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-t / fall))) / RATE;
    return Math.sin(phase) * Math.exp(-t / decay);
  });
};

const hiss = (seconds: number, decay: number, seed: number): Wave => {
  const random = createNoise(seed);
  return build(seconds, (t) => random() * Math.exp(-t / decay));
};

/** The bell of a cymbal: six square waves with inharmonic frequencies. */
const metal = (seconds: number, decay: number): Wave =>
  build(seconds, (t) => {
    const clang = [205.3, 304.4, 369.6, 522.7, 540, 800].reduce(
      (s, f) => s + Math.sign(Math.sin(2 * Math.PI * f * 1.9 * t)),
      0,
    );
    return (clang / 6) * Math.exp(-t / decay);
  });

const both = (a: Wave, b: Wave, gain: number): Wave => a.map((value, i) => value + (b[i] ?? 0) * gain);

const cymbal = (seconds: number, decay: number, seed: number, cut: number): Wave =>
  applyFilter(both(hiss(seconds, decay, seed), metal(seconds, decay * 0.8), 0.6), 'high-pass', cut, 0.8);

const drumSynthesizers: Record<DrumName, () => Wave> = {
  kick: () => both(skin(0.5, 150, 48, 0.032, 0.16), applyFilter(hiss(0.5, 0.006, 3), 'band-pass', 2600), 0.7),
  snare: () =>
    both(applyFilter(hiss(0.34, 0.085, 5), 'high-pass', 1100, 0.7), skin(0.34, 260, 186, 0.02, 0.07), 0.75),
  hat: () => applyFilter(cymbal(0.14, 0.026, 7, 7200), 'high-pass', 6000).map((v) => v * 0.62),
  open: () => cymbal(0.6, 0.2, 9, 6400).map((v) => v * 0.55),
  ride: () => cymbal(1.1, 0.36, 11, 4600).map((v) => v * 0.4),
  crash: () => cymbal(2.2, 0.62, 13, 3000).map((v) => v * 0.62),
  high: () => skin(0.5, 250, 176, 0.05, 0.17),
  mid: () => skin(0.6, 190, 128, 0.06, 0.2),
  floor: () => skin(0.8, 130, 84, 0.07, 0.27),
  click: () => build(0.05, (t) => Math.sin(2 * Math.PI * 1900 * t) * Math.exp(-t / 0.008) * 0.55),
};

const drumCache = new Map<DrumName, Wave>();

export const synthesizeDrum = (name: DrumName): Wave => {
  const known = drumCache.get(name);
  if (known) return known;
  const wave = drumSynthesizers[name]();
  drumCache.set(name, wave);
  return wave;
};
