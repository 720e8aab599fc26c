import type { Palette } from '../graphics/palette.ts';
import { circle, hangingKey, line, rect, ring } from '../graphics/shapes.ts';

export type Backdrop = 'strings' | 'skins' | 'keys' | 'faders' | 'waves' | 'disc';

const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const instruments: Record<Backdrop, (palette: Palette) => string> = {
  strings: (palette) =>
    circle(200, 200, 178, palette.first) +
    ring(200, 200, 160, palette.light, 8, '11 7') +
    each(6, (index) => line(60 + index * 56, 0, 60 + index * 56, 500, palette.light, 1.5 + index * 0.7)),
  skins: (palette) =>
    circle(330, 130, 120, palette.first) +
    ring(330, 130, 108, palette.light, 5) +
    ring(330, 130, 74, palette.light, 3, '9 7') +
    circle(56, 190, 110, palette.second) +
    [0.8, 0.6, 0.4].map((k) => ring(56, 190, 110 * k, palette.ink, 2)).join(''),
  keys: (palette) =>
    each(7, (index) =>
      hangingKey(
        index * 57.2 + 3,
        0,
        51.2,
        [250, 300, 236, 320, 260, 286, 240][index] ?? 250,
        12,
        [
          palette.light,
          palette.first,
          palette.light,
          palette.light,
          palette.second,
          palette.light,
          palette.light,
        ][index] ?? palette.light,
      ),
    ) +
    each(6, (index) => (index === 2 ? '' : hangingKey((index + 1) * 57.2 - 16, 0, 32, 150, 8, palette.ink))),
  faders: (palette) =>
    each(6, (index) => {
      const y = [90, 210, 140, 60, 180, 120][index] ?? 100;
      const x = 34 + index * 66;
      return (
        line(x, 24, x, 340, palette.first, 8) +
        line(x, y, x, 340, palette.third, 8) +
        rect(x - 22, y - 14, 44, 28, index % 2 ? palette.second : palette.light, 6) +
        line(x - 12, y, x + 12, y, palette.ink, 3)
      );
    }),
  waves: (palette) =>
    each(4, (index) => {
      const x = 50 + index * 100;
      return index % 2
        ? `<path d="M${x} 0q-52 62 0 125t0 125t0 125t0 125q-52-62 0-125t0-125t0-125t0-125z" fill="${palette.first}"/>`
        : line(x, 0, x, 500, palette.light, 5 + index);
    }),
  disc: (palette) =>
    circle(200, 190, 168, palette.first) +
    [0.86, 0.72, 0.58].map((k) => ring(200, 190, 168 * k, palette.light, 2, '7 8')).join(''),
};

/** Draws the person's instrument behind them, 400 by 500. */
export const drawBackdrop = (kind: Backdrop, palette: Palette): string =>
  rect(0, 0, 400, 500, palette.ground) + instruments[kind](palette);
