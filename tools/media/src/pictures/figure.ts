import type { Palette } from '../graphics/palette.ts';
import { circle, line, rect, ring } from '../graphics/shapes.ts';

export type Hair =
  | 'parted'
  | 'long'
  | 'bun'
  | 'curls'
  | 'scarf'
  | 'crop'
  | 'bob'
  | 'wavy'
  | 'receding'
  | 'tied'
  | 'braid';
export type Dress = 'panjabi' | 'saree' | 'shirt' | 'tee' | 'jacket' | 'orna';

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

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const FACE = 'M138 172C136 112 162 86 200 86s64 26 62 86c-2 58-30 98-62 102-32-4-60-44-62-102z';
const SHOULDERS = 'M22 500C26 408 78 362 164 338h72c86 24 138 70 142 162z';

/** What is seen behind the head. */
const drawHairBehind = (hair: Hair, colour: string, p: Palette): string => {
  if (hair === 'long')
    return path(
      'M112 190c-8-84 34-128 88-128s96 44 88 128c-2 60 14 110 22 160H90c8-50 24-100 22-160z',
      colour,
    );
  if (hair === 'bob')
    return path('M116 186c-8-80 32-122 84-122s92 42 84 122c0 40 4 66-2 92H118c-6-26-2-52-2-92z', colour);
  if (hair === 'wavy')
    return [
      [118, 150],
      [112, 196],
      [122, 240],
      [282, 150],
      [288, 196],
      [278, 240],
      [150, 96],
      [250, 96],
      [200, 82],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 38, colour))
      .join('');
  if (hair === 'curls')
    return [
      [132, 130],
      [146, 98],
      [176, 76],
      [212, 70],
      [246, 84],
      [268, 116],
      [274, 150],
      [126, 160],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 32, colour))
      .join('');
  if (hair === 'bun')
    return (
      circle(252, 84, 40, colour) +
      ring(252, 84, 40, p.second, 9, '5 9') +
      path('M122 176c-6-74 30-112 78-112s84 38 78 112c-2 34-12 56-22 66H144c-10-10-20-32-22-66z', colour)
    );
  if (hair === 'tied')
    return path('M268 150c44 10 60 60 44 150-10-50-26-76-52-96z', colour) + circle(200, 150, 76, colour);
  if (hair === 'braid')
    return (
      path('M124 190c-8-80 28-122 76-122s84 42 76 122z', colour) +
      [0, 1, 2, 3, 4].map((i) => circle(272 - i * 3, 262 + i * 30, 21 - i * 2, colour)).join('') +
      circle(260, 402, 9, p.second)
    );
  if (hair === 'scarf')
    return path(
      'M108 190c0-80 38-130 92-130s92 50 92 130c0 60 20 112 44 160H64c24-48 44-100 44-160z',
      p.second,
    );
  return '';
};

const drawHairInFront = (hair: Hair, colour: string, p: Palette): string => {
  const shapes: Record<Hair, string> = {
    parted: path(
      'M130 172c-10-72 20-108 76-108 52 0 74 36 64 106-4-26-12-40-22-50-34 6-68 2-90-14-6 20-22 32-28 66z',
      colour,
    ),
    crop: path(
      'M134 158c-2-64 26-88 66-88s68 24 66 88c-6-22-12-32-20-38-30-8-62-8-92 0-8 6-14 16-20 38z',
      colour,
    ),
    receding:
      path(
        'M132 176c-8-40 0-66 20-82-6 20-8 32-8 46-4 10-8 22-12 36zM268 176c8-40 0-66-20-82 6 20 8 32 8 46 4 10 8 22 12 36z',
        colour,
      ) + path('M152 96c14-16 30-22 48-22s34 6 48 22c-30-12-66-12-96 0z', colour),
    long: path('M128 186c-6-78 24-112 72-112s78 34 72 112c-8-44-30-70-66-86-30 20-66 44-78 86z', colour),
    bob: path(
      'M128 178c-4-70 26-106 72-106s76 36 72 106c-6-26-12-38-20-46-38 2-76-4-102-16-8 18-18 34-22 62z',
      colour,
    ),
    bun: path('M130 168c0-62 26-94 70-94s70 32 70 94c-10-34-36-54-70-62-34 8-60 28-70 62z', colour),
    tied: path('M132 170c-4-66 24-98 68-98s72 32 68 98c-12-40-36-56-64-60-30 4-60 20-72 60z', colour),
    braid: path('M130 176c-4-66 26-102 70-102s74 36 70 102c-10-40-34-62-68-72-36 10-62 32-72 72z', colour),
    wavy: [
      [146, 118],
      [172, 96],
      [202, 90],
      [232, 98],
      [254, 120],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 25, colour))
      .join(''),
    curls: [
      [144, 122],
      [164, 102],
      [190, 94],
      [218, 98],
      [242, 110],
      [258, 130],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 19, colour))
      .join(''),
    scarf:
      path('M124 190c-8-86 26-118 76-118s84 32 76 118c-2-56-24-88-76-88s-74 32-76 88z', p.second) +
      path(
        'M124 182c2 66 32 102 76 106 44-4 74-40 76-106 20 80 4 150-44 178-76-8-116-70-108-178z',
        p.second,
      ) +
      stroke('M150 258c30 50 60 66 110 60', p.ink, 2.5),
  };
  return shapes[hair];
};

const drawDress = (dress: Dress, p: Palette): string => {
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

/** A head and shoulders in flat colours, 400 by 500, lit from the left. */
export const drawFigure = (as: Figure, p: Palette): string => {
  const dark = '#1d1310';
  const hair = as.hairColour ?? dark;
  const glasses = as.glasses
    ? ring(168, 184, 24, p.ink, 4.5) +
      ring(232, 184, 24, p.ink, 4.5) +
      stroke('M192 180q8-6 16 0', p.ink, 4.5)
    : '';
  const ears = as.hair === 'scarf' ? '' : circle(137, 188, 14, as.skin) + circle(263, 188, 14, as.skin);
  const rings = as.earrings ? circle(136, 212, 7, p.second) + circle(264, 212, 7, p.second) : '';
  return [
    drawHairBehind(as.hair, hair, p),
    path('M166 236h68v96c-16 34-52 34-68 0z', as.skin),
    path('M166 262c22 24 46 24 68 0v26c-22 22-46 22-68 0z', '#000', 'opacity=".2"'),
    drawDress(as.dress, p),
    as.hair === 'scarf' ? '' : path('M166 310h68v26c-16 30-52 30-68 0z', as.skin),
    ears,
    path(FACE, as.skin),
    path('M216 88c32 8 48 36 46 84-2 58-30 98-62 102 36-40 42-110 16-186z', '#000', 'opacity=".13"'),
    drawBeard(as.beard, hair),
    drawFace(as, dark),
    glasses,
    drawHairInFront(as.hair, hair, p),
    rings,
  ].join('');
};
