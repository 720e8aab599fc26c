import type { Wave } from '../sound/wave.ts';
import { createLevelMeter, createLevelSprites, findPeak } from './meters.ts';
import { contrastOnGround, type Palette } from './palette.ts';
import type { Scene, Sprite } from './scene.ts';
import { centredText, line, rect } from './shapes.ts';

export interface Channel {
  readonly name: string;
  /** The sound after the fader. */
  readonly wave: Wave;
  /** Level 0…1 at a time in seconds. */
  readonly fader: (seconds: number) => number;
}

const TOP = 176;
const FOOT = 424;

const channel = (
  each: Channel,
  i: number,
  count: number,
  loudest: number,
  p: Palette,
): { background: string; sprites: Sprite[] } => {
  const width = 854 / count;
  const x = Math.round(width * (i + 0.42));
  const ink = contrastOnGround(p);
  const ticks = Array.from({ length: 9 }, (_, k) =>
    line(
      x + 26,
      TOP + 8 + (k * (FOOT - TOP - 16)) / 8,
      x + 36,
      TOP + 8 + (k * (FOOT - TOP - 16)) / 8,
      ink,
      1.5,
    ),
  );
  const label = centredText(x + 14, 458, each.name, 22, 660, ink);
  const level = createLevelMeter(each.wave);
  const cap: Sprite = {
    svg: rect(x - 24, FOOT - 14, 48, 28, p.second, 6) + line(x - 15, FOOT, x + 15, FOOT, p.ink, 3),
    box: [x - 25, FOOT - 15, 50, 30],
    opacity: () => 1,
    shift: (seconds) => [0, -Math.round(each.fader(seconds) * (FOOT - TOP - 24))],
  };
  const meter = createLevelSprites(
    { x: x + 50, y: FOOT + 8, width: 26, steps: 16, stepHeight: 16 },
    (s) => Math.min(1, level(s) / loudest) ** 0.6,
    (step) => (step > 13 ? p.third : step > 10 ? p.second : p.first),
  );
  const wells = Array.from({ length: 16 }, (_, k) =>
    rect(x + 50, FOOT + 8 - (k + 1) * 16, 26, 12, p.ink, 2),
  ).join('');
  return {
    background: line(x, TOP, x, FOOT, p.first, 8) + ticks.join('') + label + wells,
    sprites: [...meter, cap],
  };
};

export const createMixerScene = (channels: readonly Channel[], p: Palette): Scene => {
  const loudest = Math.max(...channels.map(({ wave }) => findPeak(wave)));
  const drawn = channels.map((each, i) => channel(each, i, channels.length, loudest, p));
  return {
    background: rect(0, 142, 854, 338, p.ground) + drawn.map(({ background }) => background).join(''),
    sprites: drawn.flatMap(({ sprites }) => sprites),
  };
};
