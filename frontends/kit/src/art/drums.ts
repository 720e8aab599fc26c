import type { Palette } from './palette.ts';
import { circle, line, repeatSvg, ring } from './shapes.ts';

const kit = (p: Palette): string => {
  const drum = (x: number, y: number, r: number, skin: string, mark: string): string =>
    circle(x, y, r, skin) +
    ring(x, y, r - 5, p.light, 4) +
    ring(x, y, r * 0.62, mark, 2.5, '9 7') +
    circle(x, y, r * 0.18, mark);
  const cymbal = (x: number, y: number, r: number): string =>
    circle(x, y, r, p.accent2) +
    [0.8, 0.6, 0.4].map((k) => ring(x, y, r * k, p.dark, 1.4)).join('') +
    circle(x, y, r * 0.16, p.dark);
  const sticks = `<g stroke-linecap="round">${line(60, 262, 176, 150, p.light, 9)}${line(120, 292, 226, 172, p.light, 9)}</g>`;
  const drums =
    drum(200, 196, 106, p.accent1, p.background) +
    drum(104, 110, 60, p.accent3, p.light) +
    drum(222, 74, 54, p.accent3, p.light) +
    drum(330, 210, 70, p.accent1, p.background);
  return drums + cymbal(24, 62, 62) + cymbal(350, 52, 66) + sticks;
};

type Skin = {
  at: readonly [number, number];
  r: number;
  ink: readonly [number, number];
  inkR: number;
  fill: string;
};

const tabla = (p: Palette): string => {
  const skin = ({ at: [x, y], r, ink: [ix, iy], inkR, fill }: Skin): string =>
    circle(x, y, r, p.dark) +
    circle(x, y, r - 6, fill) +
    ring(x, y, r - 14, p.accent2, 14, '15 10') +
    circle(x, y, r - 30, p.light) +
    circle(ix, iy, inkR, p.dark) +
    ring(ix, iy, inkR * 0.62, p.background, 1.5) +
    ring(ix, iy, inkR * 0.34, p.background, 1.5);
  return (
    skin({ at: [132, 178], r: 142, ink: [152, 200], inkR: 46, fill: p.accent1 }) +
    skin({ at: [318, 118], r: 96, ink: [318, 118], inkR: 34, fill: p.accent3 })
  );
};

const pattern = ['10001000', '00100011', '11111111', '00010100'];

const steps = (p: Palette): string => {
  const colour = (x: number, y: number): string => {
    if (x % 4 === 0) return p.accent2;
    return y === 2 ? p.light : p.accent1;
  };
  return repeatSvg(4, (y) =>
    repeatSvg(8, (x) => {
      const on = pattern[y]?.[x] === '1';
      const [cx, cy] = [36 + x * 47, 52 + y * 66];
      return on ? circle(cx, cy, 21, colour(x, y)) : circle(cx, cy, 7, p.accent1, 'opacity=".55"');
    }),
  );
};

export const drums = [kit, tabla, steps];
