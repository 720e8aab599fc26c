import type { Palette } from './palette.ts';
import { circle, line, rect, repeatSvg, ring } from './shapes.ts';

const soundHole = (p: Palette, random: () => number): string => {
  const strings = (to: number): string =>
    repeatSvg(6, (i) => line(182 + i * 13.2, -120, 182 + i * 13.2, to, p.light, 1.2 + (5 - i) * 0.55));
  const body = circle(215, 330, 250, p.accent1) + circle(215, 60, 172, p.accent1);
  const rosette =
    ring(215, 128, 104, p.light, 3) + ring(215, 128, 92, p.accent2, 9, '11 7') + circle(215, 128, 78, p.dark);
  const neck =
    rect(170, -140, 90, 150, p.dark) +
    repeatSvg(4, (i) => line(170, -110 + i * 34, 260, -110 + i * 34, p.accent2, 2.5));
  const turned = -16 - random() * 10;
  return `<g transform="rotate(${turned} 200 150)">${body}${rosette}${rect(140, 262, 150, 18, p.dark, 3)}${strings(271)}${neck}${strings(12)}</g>`;
};

type Finger = readonly [fret: number, string: number];
const chords: readonly (readonly Finger[])[] = [
  [
    [2, 1],
    [4, 2],
    [4, 3],
    [3, 4],
    [5, 0],
  ],
  [
    [3, 0],
    [5, 1],
    [4, 2],
    [5, 3],
  ],
  [
    [1, 1],
    [2, 3],
    [3, 4],
    [3, 0],
  ],
];

const fretboard = (p: Palette, random: () => number): string => {
  const fret = (n: number): number => -70 + 940 * (1 - 2 ** (-n / 12));
  const middle = (n: number): number => (fret(n) + fret(n - 1)) / 2;
  const height = (i: number): number => 56 + i * 37.6;
  const frets = repeatSvg(14, (i) =>
    line(fret(i + 1), 34, fret(i + 1), 266, p.background, i === 0 ? 8 : 3.5),
  );
  const inlays = [3, 5, 7, 9].map((n) => circle(middle(n), 150, 8, p.background)).join('');
  const strings = repeatSvg(6, (i) => line(0, height(i), 400, height(i), p.light, 1.6 + i * 0.6));
  const chord = chords[Math.floor(random() * chords.length)] ?? [];
  const fingers = chord.map(
    ([n, i], k) =>
      circle(middle(n), height(i), 17, k ? p.accent2 : p.accent3) +
      ring(middle(n), height(i), 17, p.dark, 2.5),
  );
  return rect(0, 34, 400, 232, p.accent1) + frets + inlays + strings + fingers.join('');
};

const plucked = (p: Palette): string => {
  const swing = (y: number): string =>
    `<path d="M0 ${y}q100 -46 200 0t200 0" fill="none" stroke="${p.accent2}" stroke-width="6"/><path d="M0 ${y}q100 46 200 0t200 0" fill="none" stroke="${p.light}" stroke-width="2.5" opacity=".75"/>`;
  const strings = repeatSvg(6, (i) =>
    i === 2 ? swing(52 + i * 40) : line(0, 52 + i * 40, 400, 52 + i * 40, p.light, 1.6 + i * 0.7),
  );
  const plectrum = `<path d="M168 92 l40 0 q8 0 4 8 l-18 34 q-6 10 -12 0 l-18 -34 q-4 -8 4 -8z" fill="${p.accent3}" transform="rotate(14 188 110)"/>`;
  return circle(290, 120, 150, p.accent1) + ring(290, 120, 166, p.accent1, 4, '14 9') + strings + plectrum;
};

export const guitar = [soundHole, fretboard, plucked];
