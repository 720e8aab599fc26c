import { RATE, type Wave } from './wave.ts';

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

export type FilterKind = 'low-pass' | 'high-pass' | 'band-pass' | 'peak';

/** Coefficients from Robert Bristow-Johnson's audio EQ cookbook, normalised by a0. Only peak filters use `decibels`. */
export const calculateCoefficients = (
  kind: FilterKind,
  hertz: number,
  q: number,
  decibels = 0,
): Coefficients => {
  const w = (2 * Math.PI * hertz) / RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const scale = 10 ** (decibels / 40);
  const over = (b0: number, b1: number, b2: number, a0: number, a2: number): Coefficients => [
    b0 / a0,
    b1 / a0,
    b2 / a0,
    (-2 * cos) / a0,
    a2 / a0,
  ];
  if (kind === 'low-pass') return over((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, 1 - alpha);
  if (kind === 'high-pass') return over((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, 1 - alpha);
  if (kind === 'band-pass') return over(alpha, 0, -alpha, 1 + alpha, 1 - alpha);
  return over(1 + alpha * scale, -2 * cos, 1 - alpha * scale, 1 + alpha / scale, 1 - alpha / scale);
};

/** A filter with variable coefficients, which are computed every 64 samples. */
export const applySweptFilter = (wave: Wave, at: (seconds: number) => Coefficients): Wave => {
  const out = new Float32Array(wave.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let c = at(0);
  for (let i = 0; i < wave.length; i++) {
    if (i % 64 === 0) c = at(i / RATE);
    const x = wave[i] ?? 0;
    const y = c[0] * x + c[1] * x1 + c[2] * x2 - c[3] * y1 - c[4] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
};

export const applyFilter = (wave: Wave, kind: FilterKind, hertz: number, q = 0.707, decibels = 0): Wave => {
  const fixed = calculateCoefficients(kind, hertz, q, decibels);
  return applySweptFilter(wave, () => fixed);
};
