import { RATE, type Wave } from '../sound/wave.ts';
import type { Sprite } from './scene.ts';
import { rect } from './shapes.ts';

export const findPeak = (wave: Wave): number => {
  let loudest = 1e-6;
  for (const value of wave) loudest = Math.max(loudest, Math.abs(value));
  return loudest;
};

/** Peak level per 1/50 second, 0…1, with a slow release. */
export const createLevelMeter = (wave: Wave): ((seconds: number) => number) => {
  const window = RATE / 50;
  const peaks: number[] = [];
  let peakLevel = 0;
  for (let from = 0; from < wave.length; from += window) {
    let peak = 0;
    for (let i = from; i < Math.min(from + window, wave.length); i++)
      peak = Math.max(peak, Math.abs(wave[i] ?? 0));
    peakLevel = Math.max(peak, peakLevel * 0.86);
    peaks.push(peakLevel);
  }
  return (seconds) => peaks[Math.floor(seconds * 50)] ?? 0;
};

/** A column of lights that are on from the bottom up to the level. */
export const createLevelSprites = (
  at: { x: number; y: number; width: number; steps: number; stepHeight: number },
  level: (seconds: number) => number,
  colour: (step: number) => string,
): Sprite[] =>
  Array.from({ length: at.steps }, (_, step): Sprite => {
    const y = at.y - (step + 1) * at.stepHeight;
    return {
      svg: rect(at.x, y, at.width, at.stepHeight - 4, colour(step), 2),
      box: [at.x, y, at.width, at.stepHeight - 4],
      opacity: (seconds) => (level(seconds) * at.steps > step + 0.3 ? 1 : 0),
    };
  });

/** Draws the waveform between two times as bars; the height of a bar is the peak level. */
export const drawWaveBars = (
  wave: Wave,
  span: { from: number; to: number },
  at: { x: number; y: number; width: number; height: number; bars: number },
  colour: (seconds: number) => string,
): string => {
  const loudest = findPeak(wave);
  const step = ((span.to - span.from) * RATE) / at.bars;
  return Array.from({ length: at.bars }, (_, i) => {
    const from = Math.floor(span.from * RATE + i * step);
    let peak = 0;
    for (let k = from; k < from + step; k++) peak = Math.max(peak, Math.abs(wave[k] ?? 0));
    const barHeight = Math.max(3, (peak / loudest) * at.height);
    const pitch = at.width / at.bars;
    return rect(
      at.x + i * pitch,
      at.y - barHeight / 2,
      pitch * 0.62,
      barHeight,
      colour(from / RATE),
      Math.min(3, pitch * 0.3),
    );
  }).join('');
};
