import { type Palette, paletteForSeed } from './palette.ts';
import { circle, line, rect, repeatSvg, ring } from './shapes.ts';

const strings = (p: Palette): string =>
  ring(60, 330, 50, p.light, 2.5) +
  ring(60, 330, 42, p.accent2, 6, '8 5') +
  circle(60, 330, 34, p.dark) +
  repeatSvg(6, (i) => line(42.5 + i * 7, 96, 42.5 + i * 7, 700, p.light, 0.9 + (5 - i) * 0.35)) +
  rect(22, 470, 76, 12, p.dark, 2);

const drumHeads = (p: Palette): string =>
  [34, 40, 48]
    .map((r, i) => {
      const y = 178 + i * 112;
      const off = i === 1 ? 7 : 0;
      return (
        circle(60, y, r, p.dark) +
        circle(60, y, r - 4, p.light) +
        ring(60, y, r - 8, p.accent2, 6, '7 5') +
        circle(60 + off, y + (off ? 6 : 0), r * 0.36, p.dark)
      );
    })
    .join('');

const frets = (p: Palette): string => {
  const y = (n: number): number => 130 + n * 52 - n * n * 1.1;
  const dots = [
    [48, 155],
    [72, 203],
    [24, 203],
    [96, 296],
  ] as const;
  return (
    repeatSvg(10, (n) => line(10, y(n), 110, y(n), p.accent1, 3)) +
    repeatSvg(4, (i) => line(24 + i * 24, 108, 24 + i * 24, 720, p.dark, 1.4 + i * 0.6)) +
    dots.map(([cx, cy]) => circle(cx, cy, 9, p.accent1)).join('') +
    circle(60, 340, 4.5, p.dark)
  );
};

const keyboard = (p: Palette): string => {
  const fills: Record<number, string> = { 3: p.accent2, 6: p.accent3 };
  const black = [0, 1, 3, 4, 5, 7, 8, 10, 11].map((i) => rect(-5, 143 + i * 40, 78, 26, p.dark)).join('');
  return repeatSvg(15, (i) => rect(-5, 118 + i * 40, 130, 37, fills[i] ?? p.light)) + black;
};

const waveform = (p: Palette): string =>
  repeatSvg(34, (i) => {
    const h = 8 + 40 * Math.abs(Math.sin(i * 0.9) * Math.cos(i * 0.37 + 0.4));
    return rect(60 - h, 124 + i * 14, h * 2, 7, i > 8 && i < 15 ? p.accent2 : p.light, 3.5);
  });

const bassStrings = (p: Palette): string =>
  repeatSvg(4, (i) => {
    const x = 24 + i * 24;
    return i === 2
      ? `<path d="M${x} 104q-34 70 0 140t0 140t0 140q34-70 0-140t0-140t0-140z" fill="${p.accent2}"/>`
      : line(x, 104, x, 720, p.light, 3 + i * 1.3);
  }) + [200, 300, 400].map((y) => line(-5, y, 125, y, p.dark, 3, 'opacity=".35"')).join('');

const faders = (p: Palette): string =>
  [240, 330, 190]
    .map((y, i) => {
      const x = 28 + i * 32;
      const round = 'stroke-linecap="round"';
      return (
        line(x, 128, x, 420, p.accent1, 5, round) +
        line(x, y, x, 420, p.accent2, 5, round) +
        rect(x - 13, y - 9, 26, 18, p.light, 4) +
        line(x - 7, y, x + 7, y, p.dark, 2)
      );
    })
    .join('');

const motifs = [strings, drumHeads, frets, keyboard, waveform, bassStrings, faders];
const keyPalettes = [0, 1, 4, 2, 3, 5, 6];

export const heroKeyViewBox = '14 0 92 560';

/** The SVG content of one of the seven piano keys of the landing page (0 সা … 6 নি). */
export const heroKeyArt = (note: number): string => {
  const p = paletteForSeed(keyPalettes[note] ?? 0);
  const motif = motifs[note]?.(p) ?? '';
  return `<rect width="120" height="560" fill="${p.background}"/><g transform="translate(60 22) scale(.8) translate(-60 0)">${motif}</g>`;
};

/** The text colour of the note's name on its key. */
export const heroKeyTextColor = (note: number): string =>
  ['#fbf7ea', '#2b1c02', '#9b0730', '#013e5c', '#fff1ea', '#016151', '#f9ad1b'][note] ?? '#fbf7ea';
