import type { StringVoice } from '../score/score.ts';
import { createNoise, RATE, type Wave } from './wave.ts';

export interface StringKind {
  /** Share of the upper partials that the pick excites, 0…1. */
  readonly bright: number;
  /** Decay time by 60 dB of a note at 220 Hz, in seconds. */
  readonly ring: number;
  /** Position of the pick, as a fraction of the string's length. */
  readonly pick: number;
  /** Loss of the upper partials per period, 0…0.5. */
  readonly damp: number;
}

export const strings = {
  steel: { bright: 0.72, ring: 4.2, pick: 0.18, damp: 0.28 },
  nylon: { bright: 0.42, ring: 3.2, pick: 0.28, damp: 0.42 },
  lead: { bright: 0.85, ring: 6, pick: 0.12, damp: 0.22 },
  bass: { bright: 0.34, ring: 3.4, pick: 0.22, damp: 0.38 },
  tanpura: { bright: 0.8, ring: 9, pick: 0.5, damp: 0.16 },
} as const satisfies Record<StringVoice, StringKind>;

/** The excitation: noise of one period, low-passed by the brightness and comb-filtered by the position of the pick. */
const createExcitation = (period: number, kind: StringKind, velocity: number, seed: number): Float32Array => {
  const random = createNoise(seed);
  const soft = 1 - kind.bright * (0.45 + 0.55 * velocity);
  const burst = new Float32Array(period);
  let last = 0;
  for (let i = 0; i < period; i++) {
    last += (random() - last) * (1 - soft * 0.92);
    burst[i] = last;
  }
  const apart = Math.max(1, Math.round(period * kind.pick));
  return burst.map((value, i) => (value - (burst[(i - apart + period) % period] ?? 0)) * 0.7);
};

/** Karplus–Strong string: a delay line of one period with feedback through a low-pass, tuned by an all-pass. */
export const synthesizeString = (
  hertz: number,
  seconds: number,
  kind: StringKind,
  velocity: number,
  seed: number,
): Wave => {
  const release = 0.09;
  const length = Math.ceil((seconds + release * 3) * RATE);
  const whole = RATE / hertz - kind.damp;
  const period = Math.max(2, Math.floor(whole - 0.3));
  const rest = whole - period;
  const tune = (1 - rest) / (1 + rest);
  const loss = 0.001 ** (1 / (hertz * kind.ring * Math.sqrt(220 / hertz)));
  const line = createExcitation(period, kind, velocity, seed);
  const wave = new Float32Array(length);
  let lastIn = 0;
  let lastOut = 0;
  let lastRaw = 0;
  let off = 1;
  for (let i = 0; i < length; i++) {
    const at = i % period;
    const raw = line[at] ?? 0;
    const low = (raw * (1 - kind.damp) + lastRaw * kind.damp) * loss;
    lastRaw = raw;
    const tuned = tune * low + lastIn - tune * lastOut;
    lastIn = low;
    lastOut = tuned;
    line[at] = tuned;
    if (i > seconds * RATE) off *= 1 - 1 / (release * RATE * 0.3);
    wave[i] = tuned * off * velocity;
  }
  return wave;
};
