import { contrastOnGround, type Palette } from './palette.ts';
import type { Scene, Sprite } from './scene.ts';
import { centredText, line, rect } from './shapes.ts';

const LEFT = 60;
const WIDE = 760;
const MIDDLE = 330;
const DECIBEL = 9;

const xOf = (hertz: number): number => LEFT + (WIDE * Math.log2(hertz / 40)) / Math.log2(16_000 / 40);

const bell = (hertz: number, centre: number, decibels: number): number =>
  decibels / (1 + (2.2 * Math.log2(hertz / centre)) ** 2);

const curve = (centre: number, decibels: number, p: Palette): string => {
  const points = Array.from({ length: 120 }, (_, i) => {
    const hertz = 40 * 2 ** ((i / 119) * Math.log2(16_000 / 40));
    return `${xOf(hertz).toFixed(1)} ${(MIDDLE - bell(hertz, centre, decibels) * DECIBEL).toFixed(1)}`;
  });
  const path = `M${points.join('L')}`;
  return (
    `<path d="${path}L${LEFT + WIDE} ${MIDDLE}L${LEFT} ${MIDDLE}Z" fill="${p.first}" opacity=".55"/>` +
    `<path d="${path}" fill="none" stroke="${p.second}" stroke-width="6" stroke-linejoin="round"/>`
  );
};

/** Number of drawn steps of the sweep. The sprite sheet stacks them, and its height is limited to 16,384 pixels. */
const STEPS = 56;

export interface Sweep {
  readonly decibels: number;
  /** Centre frequency in hertz; undefined while the filter is flat. */
  readonly at: (seconds: number) => number | undefined;
}

export const createEqualiserScene = (sweep: Sweep, p: Palette): Scene => {
  const ink = contrastOnGround(p);
  const position = (hertz: number) => (Math.log2(hertz / 80) / Math.log2(10_000 / 80)) * (STEPS - 1);
  const grid = [60, 125, 250, 500, 1000, 2000, 4000, 8000].map(
    (hertz) =>
      line(xOf(hertz), 170, xOf(hertz), 430, p.first, 1.5) +
      centredText(xOf(hertz), 458, hertz < 1000 ? String(hertz) : `${hertz / 1000}k`, 18, 560, ink),
  );
  const curves = Array.from({ length: STEPS }, (_, i): Sprite => {
    const centre = 80 * 2 ** ((i / (STEPS - 1)) * Math.log2(10_000 / 80));
    return {
      svg: curve(centre, sweep.decibels, p),
      box: [LEFT - 4, 170, WIDE + 8, 264],
      opacity: (seconds) => {
        const hertz = sweep.at(seconds);
        return hertz === undefined ? 0 : Number(Math.round(position(hertz)) === i);
      },
    };
  });
  const flat: Sprite = {
    svg: line(LEFT, MIDDLE, LEFT + WIDE, MIDDLE, p.second, 6),
    box: [LEFT - 4, MIDDLE - 5, WIDE + 8, 10],
    opacity: (seconds) => (sweep.at(seconds) === undefined ? 1 : 0),
  };
  return {
    background:
      rect(0, 142, 854, 338, p.ground) + grid.join('') + line(LEFT, MIDDLE, LEFT + WIDE, MIDDLE, ink, 2),
    sprites: [...curves, flat],
  };
};
