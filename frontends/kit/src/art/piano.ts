import type { Palette } from './palette.ts';
import { circle, rect, repeatSvg, ring, wedge } from './shapes.ts';

const triads = [
  [1, 3, 5],
  [0, 2, 4],
  [2, 4, 6],
];

const octave = (p: Palette, random: () => number): string => {
  const width = 57.2;
  const pressed = triads[Math.floor(random() * triads.length)] ?? [];
  const white = repeatSvg(7, (i) => {
    const n = pressed.indexOf(i);
    const fill = n < 0 ? p.light : ([p.accent2, p.accent3, p.accent1][n] ?? p.light);
    return rect(i * width + 2, -20, width - 4, (n < 0 ? 226 : 258) + 20, fill, 9);
  });
  return white + [0, 1, 3, 4, 5].map((i) => rect((i + 1) * width - 17, -20, 34, 152, p.dark, 6)).join('');
};

const fan = (p: Palette): string => {
  const n = 15;
  const angle = (i: number): number => -Math.PI + (i * Math.PI) / n;
  const fills: Record<number, string> = { 4: p.accent2, 8: p.accent3, 10: p.accent1 };
  const keys = repeatSvg(n, (i) =>
    wedge(
      [200, 300],
      [78, fills[i] ? 276 : 250],
      [angle(i) + 0.012, angle(i + 1) - 0.012],
      fills[i] ?? p.light,
    ),
  );
  const black = repeatSvg(n - 1, (i) =>
    [2, 6, 9, 13].includes(i)
      ? ''
      : wedge([200, 300], [152, 252], [angle(i + 1) - 0.045, angle(i + 1) + 0.045], p.dark),
  );
  return keys + black + circle(200, 300, 64, p.accent1);
};

const fromTheSide = (p: Palette): string => {
  const fills: Record<number, string> = { 3: p.accent2, 6: p.accent3 };
  const white = repeatSvg(9, (i) => rect(70, 10 + i * 33, 340, 29, fills[i] ?? p.light));
  const black = [0, 1, 3, 4, 6, 7].map((i) => rect(70, 30 + i * 33, 190, 20, p.dark)).join('');
  return (
    white +
    black +
    rect(0, 0, 70, 300, p.accent1) +
    ring(35, 60, 14, p.light, 3) +
    ring(35, 110, 14, p.light, 3) +
    circle(35, 110, 6, p.light)
  );
};

export const piano = [octave, fan, fromTheSide];
