import type { Palette } from './palette.ts';
import { circle, line, rect, repeatSvg } from './shapes.ts';

const wave = (p: Palette, y: number): string =>
  repeatSvg(3, (k) => {
    const x = -4 + k * 136;
    return `<path d="M${x} ${y}q68 -62 136 0q-68 62 -136 0z" fill="${p.accent2}"/><path d="M${x} ${y}q68 ${k % 2 ? 62 : -62} 136 0" fill="none" stroke="${p.light}" stroke-width="5"/>`;
  });

const fourStrings = (p: Palette): string =>
  rect(268, 0, 132, 300, p.dark) +
  [60, 150, 250].map((x) => rect(x - 4, 0, 8, 300, p.dark, 0, 'opacity=".35"')).join('') +
  repeatSvg(4, (i) =>
    i === 1 ? wave(p, 48 + i * 68) : line(0, 48 + i * 68, 400, 48 + i * 68, p.light, 4 + i * 1.8),
  );

const tuners = [
  [112, 28, true],
  [112, 86, true],
  [288, 56, false],
  [288, 114, false],
] as const;
const stringEnds = [
  [146, 28],
  [146, 86],
  [254, 114],
  [254, 56],
] as const;

const headstock = (p: Palette): string => {
  const head = `<path d="M150 340V150q0-24-26-40V-10h150v120q-26 16-26 40v190z" fill="${p.accent1}"/>`;
  const pegs = tuners.map(
    ([x, y, left]) =>
      rect(left ? x - 46 : x + 2, y - 9, 46, 18, p.accent2, 9) +
      circle(left ? x - 48 : x + 50, y, 19, p.accent2) +
      circle(x + (left ? 34 : -34), y, 12, p.dark),
  );
  const strings = stringEnds.map(([x, y], i) => line(166 + i * 22, 360, x, y, p.light, 2.4 + i * 0.6));
  return head + pegs.join('') + strings.join('') + rect(150, 168, 98, 10, p.light);
};

export const bass = [fourStrings, headstock];
