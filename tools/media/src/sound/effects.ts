import { RATE, type Wave } from './wave.ts';

export const compress = (wave: Wave, threshold: number, ratio: number, outputGain: number) => {
  const reduction = new Float32Array(wave.length);
  const out = new Float32Array(wave.length);
  const attack = Math.exp(-1 / (0.004 * RATE));
  const release = Math.exp(-1 / (0.12 * RATE));
  let readSamples = 0;
  for (let i = 0; i < wave.length; i++) {
    const level = 20 * Math.log10(Math.abs(wave[i] ?? 0) + 1e-6);
    const wanted = Math.max(0, level - threshold) * (1 - 1 / ratio);
    const pace = wanted > readSamples ? attack : release;
    readSamples = wanted + (readSamples - wanted) * pace;
    reduction[i] = readSamples;
    out[i] = (wave[i] ?? 0) * 10 ** ((outputGain - readSamples) / 20);
  }
  return {
    wave: out,
    /** Gain reduction in decibels per sample, at least 0. */
    reduction,
  };
};

export const addEcho = (wave: Wave, seconds: number, feedback: number, wet: (t: number) => number): Wave => {
  const gap = Math.round(seconds * RATE);
  const line = new Float32Array(wave.length);
  return wave.map((value, i) => {
    const back = i >= gap ? (line[i - gap] ?? 0) : 0;
    line[i] = value * wet(i / RATE) + back * feedback;
    return value + back;
  });
};

const comb = (wave: Wave, samples: number, feedback: number): Wave => {
  const out = new Float32Array(wave.length);
  let dull = 0;
  for (let i = 0; i < wave.length; i++) {
    const back = i >= samples ? (out[i - samples] ?? 0) : 0;
    dull += (back - dull) * 0.55;
    out[i] = (wave[i] ?? 0) + dull * feedback;
  }
  return out;
};

const allPass = (wave: Wave, samples: number): Wave => {
  const line = new Float32Array(wave.length);
  return wave.map((value, i) => {
    const back = i >= samples ? (line[i - samples] ?? 0) : 0;
    line[i] = value + back * 0.5;
    return back - 0.5 * (line[i] ?? 0);
  });
};

/** Schroeder reverb: four parallel comb filters, then two all-pass filters. `size` is 0…1. */
export const renderReverb = (wave: Wave, size: number): Wave => {
  const feedback = 0.7 + 0.24 * size;
  const combs = [1687, 1601, 2053, 2251].map((samples) => comb(wave, samples, feedback));
  const mixed = wave.map((_, i) => combs.reduce((total, part) => total + (part[i] ?? 0), 0) * 0.12);
  return allPass(allPass(mixed, 347), 113);
};
