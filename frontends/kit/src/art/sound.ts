import type { Palette } from './palette.ts';
import { circle, line, rect, repeatSvg, ring } from './shapes.ts';

const faders = (p: Palette, random: () => number): string =>
  repeatSvg(6, (i) => {
    const x = 44 + i * 62;
    const y = 60 + random() * 150;
    const fill = i % 3 === 1 ? p.accent2 : p.light;
    const track =
      line(x, 34, x, 266, p.accent1, 7, 'stroke-linecap="round"') +
      line(x, y, x, 266, fill, 7, 'stroke-linecap="round"');
    const scale = repeatSvg(7, (t) =>
      line(x + 16, 44 + t * 36, x + 24, 44 + t * 36, p.light, 1.5, 'opacity=".5"'),
    );
    return track + scale + rect(x - 20, y - 13, 40, 26, fill, 5) + line(x - 12, y, x + 12, y, p.dark, 3);
  });

const waveform = (p: Palette, random: () => number): string =>
  circle(200, 150, 118, p.accent1) +
  repeatSvg(37, (i) => {
    const envelope = Math.sin((i / 36) * Math.PI) ** 0.8 || 0;
    const height =
      12 + envelope * 120 * (0.35 + 0.65 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.61 + random() * 0.6)));
    return rect(8 + i * 10.6, 150 - height, 5.6, height * 2, i > 13 && i < 23 ? p.accent2 : p.light, 2.8);
  });

const knobs = (p: Palette, random: () => number): string =>
  repeatSvg(3, (y) =>
    repeatSvg(4, (x) => {
      const [cx, cy] = [60 + x * 94, 56 + y * 94];
      const angle = ((-220 + random() * 260) * Math.PI) / 180;
      const fill = [p.accent1, p.accent2, p.accent1, p.accent3][(x + y) % 4] ?? p.accent1;
      const pointer = line(
        cx,
        cy,
        cx + 30 * Math.cos(angle),
        cy + 30 * Math.sin(angle),
        p.light,
        6,
        'stroke-linecap="round"',
      );
      return circle(cx, cy, 34, fill) + ring(cx, cy, 41, p.light, 2, '2 8') + pointer;
    }),
  );

export const sound = [faders, waveform, knobs];
