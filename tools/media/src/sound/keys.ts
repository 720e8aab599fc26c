import { createNoise, RATE, type Wave } from './wave.ts';

/** Adds one decaying partial. The sine recurrence is much faster than one `Math.sin` per sample. */
const addPartial = (wave: Wave, hertz: number, gain: number, decay: number): void => {
  const step = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  const fall = Math.exp(-1 / (decay * RATE));
  let before = -Math.sin((2 * Math.PI * hertz) / RATE);
  let now = 0;
  let level = gain;
  for (let i = 0; i < wave.length; i++) {
    wave[i] = (wave[i] ?? 0) + now * level;
    const next = step * now - before;
    before = now;
    now = next;
    level *= fall;
  }
};

const shape = (wave: Wave, attack: number, seconds: number, release: number): Wave =>
  wave.map((value, i) => {
    const t = i / RATE;
    const rise = Math.min(1, t / attack);
    return value * rise * (t > seconds ? Math.exp(-(t - seconds) / release) : 1);
  });

/** A piano sound: stretched partials on two slightly detuned strings, of which the higher ones decay faster, and a hammer noise. */
export const synthesizePiano = (hertz: number, seconds: number, velocity: number, seed: number): Wave => {
  const wave = new Float32Array(Math.ceil((seconds + 0.35) * RATE));
  const ring = 2.6 * Math.sqrt(262 / hertz);
  for (let n = 1; n <= 11 && n * hertz < 9000; n++) {
    const stretched = n * hertz * Math.sqrt(1 + 0.00035 * n * n);
    const gain = (0.5 / n ** (2.1 - 0.7 * velocity)) * (n % 7 === 0 ? 0.3 : 1);
    addPartial(wave, stretched * 1.0004, gain, ring / (1 + 0.32 * n));
    addPartial(wave, stretched * 0.9996, gain * 0.8, ring / (0.7 + 0.26 * n));
  }
  const random = createNoise(seed);
  for (let i = 0; i < 0.02 * RATE; i++) {
    wave[i] = (wave[i] ?? 0) + random() * 0.06 * Math.exp(-i / (0.004 * RATE));
  }
  return shape(wave, 0.003, seconds, 0.09).map((value) => value * velocity);
};

/** A harmonium sound: two reeds with a slow attack. */
export const synthesizeHarmonium = (hertz: number, seconds: number, velocity: number): Wave => {
  const wave = new Float32Array(Math.ceil((seconds + 0.25) * RATE));
  for (let n = 1; n <= 14 && n * hertz < 7000; n++) {
    const gain = 0.3 / n ** 1.15;
    addPartial(wave, n * hertz * 1.0011, gain, 60);
    addPartial(wave, n * hertz * 0.999, gain * 0.8, 60);
  }
  const breath = (i: number) => 1 + 0.05 * Math.sin((2 * Math.PI * 5 * i) / RATE);
  return shape(wave, 0.05, seconds, 0.05).map((value, i) => value * velocity * breath(i));
};
