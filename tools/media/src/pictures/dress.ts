import type { Palette } from '../graphics/palette.ts';
import { circle, line, path, rect, stroke } from '../graphics/shapes.ts';

export type Dress = 'panjabi' | 'saree' | 'shirt' | 'tee' | 'jacket' | 'orna';

const SHOULDERS = 'M22 500C26 408 78 362 164 338h72c86 24 138 70 142 162z';

export const drawDress = (dress: Dress, p: Palette): string => {
  const base = (fill: string) => path(SHOULDERS, fill);
  if (dress === 'panjabi')
    return (
      base(p.light) +
      path('M160 338l40 58 40-58-14-14h-52z', p.light) +
      stroke('M160 338q40 44 80 0', p.first, 7) +
      rect(192, 372, 16, 128, p.first, 3) +
      [396, 430, 464].map((y) => circle(200, y, 4, p.ink)).join('')
    );
  if (dress === 'saree')
    return (
      base(p.third) +
      path('M236 338c40 12 70 26 92 46L150 500H22c4-40 20-70 44-94z', p.first) +
      path('M320 378l18 18L196 500h-40zM66 406', p.second)
    );
  if (dress === 'shirt')
    return (
      base(p.first) +
      path('M158 334l42 50-30 34-30-66zM242 334l-42 50 30 34 30-66z', p.light) +
      line(200, 400, 200, 500, p.ink, 2.5) +
      [430, 466].map((y) => circle(206, y, 4, p.light)).join('')
    );
  if (dress === 'jacket')
    return (
      base(p.ink) +
      path('M162 338l38 120 38-120z', p.light) +
      path('M160 336l-26 18 46 146h20zM240 336l26 18-46 146h-20z', p.first)
    );
  if (dress === 'orna')
    return (
      base(p.first) +
      path(
        'M150 342c-10 60-6 110 4 158H84c-2-60 14-116 66-158zM250 342c10 60 6 110-4 158h70c2-60-14-116-66-158z',
        p.second,
      )
    );
  return base(p.third) + stroke('M160 338q40 46 80 0', p.ink, 6);
};
