import type { Wave } from '../sound/wave.ts';
import { createLevelSprites, drawWaveBars } from './meters.ts';
import { contrastOnGround, type Palette } from './palette.ts';
import { type Scene, type Span, type Sprite, visibleDuring } from './scene.ts';
import { centredText, rect, text } from './shapes.ts';

/** A named section of sound. It is highlighted while it plays, and the playhead moves over it. */
export interface Lane {
  readonly name: string;
  readonly wave: Wave;
  readonly drawn: Span;
  readonly heard: readonly Span[];
}

const laneHeight = (count: number): number => 310 / count;

const lane = (
  each: Lane,
  i: number,
  count: number,
  width: number,
  p: Palette,
): { background: string; sprites: Sprite[] } => {
  const height = laneHeight(count);
  const top = Math.round(156 + i * height);
  const y = top + height / 2;
  const at = { x: 150, y, width: width - 150, height: height - 26, bars: 86 };
  const box = [0, top, width + 4, Math.floor(height)] as const;
  const name = (fill: string) => text(30, y + 8, each.name, { size: 24, weight: 700, fill });
  const length = each.drawn.to - each.drawn.from;
  const during = visibleDuring(each.heard);
  const since = (seconds: number) =>
    seconds - (each.heard.find(({ from, to }) => seconds >= from && seconds < to)?.from ?? seconds);
  return {
    background: drawWaveBars(each.wave, each.drawn, at, () => p.first) + name(p.first),
    sprites: [
      {
        svg: drawWaveBars(each.wave, each.drawn, at, () => p.second) + name(contrastOnGround(p)),
        box,
        opacity: during,
      },
      {
        svg: rect(at.x, top + 6, 4, height - 12, contrastOnGround(p), 2),
        box: [at.x, top + 6, 4, Math.floor(height - 12)],
        opacity: during,
        shift: (seconds) => [
          Math.round((((since(seconds) % length) + length) % length) * (at.width / length)),
          0,
        ],
      },
    ],
  };
};

export interface Reduction {
  readonly name: string;
  /** Gain reduction in decibels at a time in seconds. */
  readonly decibels: (seconds: number) => number;
}

const reductionMeter = (meter: Reduction, p: Palette): { background: string; sprites: Sprite[] } => {
  const at = { x: 780, y: 436, width: 34, steps: 16, stepHeight: 16 };
  const wells = Array.from({ length: at.steps }, (_, k) =>
    rect(at.x, at.y - (k + 1) * at.stepHeight, at.width, at.stepHeight - 4, p.ink, 2),
  );
  const label = centredText(at.x + 17, 464, meter.name, 20, 660, contrastOnGround(p));
  // A gain-reduction meter is full without reduction and decreases from the top.
  const sprites = createLevelSprites(
    at,
    (seconds) => 1 - Math.min(1, meter.decibels(seconds) / 16),
    () => p.third,
  ).map((sprite) => ({
    ...sprite,
    opacity: (seconds: number) => 1 - sprite.opacity(seconds),
  }));
  return { background: wells.join('') + label, sprites };
};

export const createWaveScene = (lanes: readonly Lane[], p: Palette, meter?: Reduction): Scene => {
  const width = meter ? 750 : 824;
  const drawn = lanes.map((each, i) => lane(each, i, lanes.length, width, p));
  const side = meter ? [reductionMeter(meter, p)] : [];
  const all = [...drawn, ...side];
  return {
    background: rect(0, 142, 854, 338, p.ground) + all.map(({ background }) => background).join(''),
    sprites: all.flatMap(({ sprites }) => sprites),
  };
};
