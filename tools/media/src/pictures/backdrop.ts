import type { Palette } from '../graphics/palette.ts';
import { circle, hangingKey, line, rect, ring } from '../graphics/shapes.ts';

export type Backdrop = 'strings' | 'skins' | 'keys' | 'faders' | 'waves' | 'disc';

/** Draws the person's instrument behind them, 400 by 500. */
export const drawBackdrop = (kind: Backdrop, p: Palette): string => {
  const ground = rect(0, 0, 400, 500, p.ground);
  const each = (count: number, draw: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(i)).join('');
  const drawn: Record<Backdrop, () => string> = {
    strings: () =>
      circle(200, 200, 178, p.first) +
      ring(200, 200, 160, p.light, 8, '11 7') +
      each(6, (i) => line(60 + i * 56, 0, 60 + i * 56, 500, p.light, 1.5 + i * 0.7)),
    skins: () =>
      circle(330, 130, 120, p.first) +
      ring(330, 130, 108, p.light, 5) +
      ring(330, 130, 74, p.light, 3, '9 7') +
      circle(56, 190, 110, p.second) +
      [0.8, 0.6, 0.4].map((k) => ring(56, 190, 110 * k, p.ink, 2)).join(''),
    keys: () =>
      each(7, (i) =>
        hangingKey(
          i * 57.2 + 3,
          0,
          51.2,
          [250, 300, 236, 320, 260, 286, 240][i] ?? 250,
          12,
          [p.light, p.first, p.light, p.light, p.second, p.light, p.light][i] ?? p.light,
        ),
      ) + each(6, (i) => (i === 2 ? '' : hangingKey((i + 1) * 57.2 - 16, 0, 32, 150, 8, p.ink))),
    faders: () =>
      each(6, (i) => {
        const y = [90, 210, 140, 60, 180, 120][i] ?? 100;
        const x = 34 + i * 66;
        return (
          line(x, 24, x, 340, p.first, 8) +
          line(x, y, x, 340, p.third, 8) +
          rect(x - 22, y - 14, 44, 28, i % 2 ? p.second : p.light, 6) +
          line(x - 12, y, x + 12, y, p.ink, 3)
        );
      }),
    waves: () =>
      each(4, (i) => {
        const x = 50 + i * 100;
        return i % 2
          ? `<path d="M${x} 0q-52 62 0 125t0 125t0 125t0 125q-52-62 0-125t0-125t0-125t0-125z" fill="${p.first}"/>`
          : line(x, 0, x, 500, p.light, 5 + i);
      }),
    disc: () =>
      circle(200, 190, 168, p.first) +
      [0.86, 0.72, 0.58].map((k) => ring(200, 190, 168 * k, p.light, 2, '7 8')).join(''),
  };
  return ground + drawn[kind]();
};
