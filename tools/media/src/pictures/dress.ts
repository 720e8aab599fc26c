import type { Palette } from '../graphics/palette.ts';
import { circle, line, path, rect, stroke } from '../graphics/shapes.ts';

const SHOULDERS = 'M22 500C26 408 78 362 164 338h72c86 24 138 70 142 162z';

const dresses = {
  panjabi: ({ light, first, ink }: Palette) =>
    path(SHOULDERS, light) +
    path('M160 338l40 58 40-58-14-14h-52z', light) +
    stroke('M160 338q40 44 80 0', first, 7) +
    rect(192, 372, 16, 128, first, 3) +
    [396, 430, 464].map((y) => circle(200, y, 4, ink)).join(''),
  saree: ({ third, first, second }: Palette) =>
    path(SHOULDERS, third) +
    path('M236 338c40 12 70 26 92 46L150 500H22c4-40 20-70 44-94z', first) +
    path('M320 378l18 18L196 500h-40zM66 406', second),
  shirt: ({ first, light, ink }: Palette) =>
    path(SHOULDERS, first) +
    path('M158 334l42 50-30 34-30-66zM242 334l-42 50 30 34 30-66z', light) +
    line(200, 400, 200, 500, ink, 2.5) +
    [430, 466].map((y) => circle(206, y, 4, light)).join(''),
  jacket: ({ ink, light, first }: Palette) =>
    path(SHOULDERS, ink) +
    path('M162 338l38 120 38-120z', light) +
    path('M160 336l-26 18 46 146h20zM240 336l26 18-46 146h-20z', first),
  orna: ({ first, second }: Palette) =>
    path(SHOULDERS, first) +
    path(
      'M150 342c-10 60-6 110 4 158H84c-2-60 14-116 66-158zM250 342c10 60 6 110-4 158h70c2-60-14-116-66-158z',
      second,
    ),
  tee: ({ third, ink }: Palette) => path(SHOULDERS, third) + stroke('M160 338q40 46 80 0', ink, 6),
};

export type Dress = keyof typeof dresses;

export const drawDress = (dress: Dress, palette: Palette): string => dresses[dress](palette);
