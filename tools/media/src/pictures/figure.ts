import type { Palette } from '../graphics/palette.ts';
import { circle, path, ring, stroke } from '../graphics/shapes.ts';
import { type Dress, drawDress } from './dress.ts';
import { drawHairBehind, drawHairInFront, type Hair } from './hair.ts';

export interface Figure {
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour?: string;
  readonly dress: Dress;
  readonly beard?: 'full' | 'moustache' | 'stubble';
  readonly glasses?: boolean;
  readonly lips?: string;
  readonly earrings?: boolean;
}

const FACE = 'M138 172C136 112 162 86 200 86s64 26 62 86c-2 58-30 98-62 102-32-4-60-44-62-102z';

const drawFace = (figure: Figure, dark: string): string => {
  const eyes = [168, 232]
    .map((x) => stroke(`M${x - 15} 180q15-12 30 0`, dark, 4.5) + circle(x, 182, 5.4, dark))
    .join('');
  const brows = stroke('M150 158q18-13 36-4', dark, 5) + stroke('M214 154q18-9 36 4', dark, 5);
  const nose = stroke('M203 184c0 18-4 26-10 34 5 6 13 6 20 2', dark, 3.4);
  const mouth = figure.lips
    ? path('M178 240q11-7 22-1 11-6 22 1-10 14-22 14t-22-14z', figure.lips) +
      stroke('M179 241q21 5 42 0', dark, 1.6)
    : stroke('M179 242q21 11 42 0', dark, 4.4);
  return eyes + brows + nose + mouth;
};

const drawBeard = (beard: Figure['beard'], colour: string): string => {
  if (beard === 'full')
    return path(
      'M139 190c4 26 12 36 24 36 24-10 50-10 74 0 12 0 20-10 24-36 2 66-26 100-61 104-35-4-63-38-61-104zM180 246q20 12 40 0l-8-10h-24z',
      colour,
      'fill-rule="evenodd"',
    );
  if (beard === 'moustache')
    return path('M166 236c8-16 24-18 34-12 10-6 26-4 34 12-14 0-24-2-34-2s-20 2-34 2z', colour);
  if (beard === 'stubble')
    return path(
      'M140 196c4 22 14 32 24 32 24-8 48-8 72 0 10 0 20-10 24-32 0 52-26 76-60 80-34-4-60-28-60-80z',
      colour,
      'opacity=".26"',
    );
  return '';
};

/** Draws head and shoulders in flat colours with light from the left, 400 by 500. */
export const drawFigure = (figure: Figure, p: Palette): string => {
  const dark = '#1d1310';
  const hair = figure.hairColour ?? dark;
  const glasses = figure.glasses
    ? ring(168, 184, 24, p.ink, 4.5) +
      ring(232, 184, 24, p.ink, 4.5) +
      stroke('M192 180q8-6 16 0', p.ink, 4.5)
    : '';
  const ears =
    figure.hair === 'scarf' ? '' : circle(137, 188, 14, figure.skin) + circle(263, 188, 14, figure.skin);
  const rings = figure.earrings ? circle(136, 212, 7, p.second) + circle(264, 212, 7, p.second) : '';
  return [
    drawHairBehind(figure.hair, hair, p),
    path('M166 236h68v96c-16 34-52 34-68 0z', figure.skin),
    path('M166 262c22 24 46 24 68 0v26c-22 22-46 22-68 0z', '#000', 'opacity=".2"'),
    drawDress(figure.dress, p),
    figure.hair === 'scarf' ? '' : path('M166 310h68v26c-16 30-52 30-68 0z', figure.skin),
    ears,
    path(FACE, figure.skin),
    path('M216 88c32 8 48 36 46 84-2 58-30 98-62 102 36-40 42-110 16-186z', '#000', 'opacity=".13"'),
    drawBeard(figure.beard, hair),
    drawFace(figure, dark),
    glasses,
    drawHairInFront(figure.hair, hair, p),
    rings,
  ].join('');
};
