import type { Palette } from '../graphics/palette.ts';
import { circle, path, ring, stroke } from '../graphics/shapes.ts';

type DrawHair = (colour: string, p: Palette) => string;

/** Draws circles at these centres: `118,150 112,196`. */
const circles = (centres: string, r: number, colour: string): string =>
  centres.replaceAll(/(\d+),(\d+) ?/g, (_, x: string, y: string) => circle(Number(x), Number(y), r, colour));

const hairBehind: Readonly<Record<string, DrawHair>> = {
  long: (colour) =>
    path('M112 190c-8-84 34-128 88-128s96 44 88 128c-2 60 14 110 22 160H90c8-50 24-100 22-160z', colour),
  bob: (colour) =>
    path('M116 186c-8-80 32-122 84-122s92 42 84 122c0 40 4 66-2 92H118c-6-26-2-52-2-92z', colour),
  wavy: (colour) =>
    circles('118,150 112,196 122,240 282,150 288,196 278,240 150,96 250,96 200,82', 38, colour),
  curls: (colour) => circles('132,130 146,98 176,76 212,70 246,84 268,116 274,150 126,160', 32, colour),
  bun: (colour, p) =>
    circle(252, 84, 40, colour) +
    ring(252, 84, 40, p.second, 9, '5 9') +
    path('M122 176c-6-74 30-112 78-112s84 38 78 112c-2 34-12 56-22 66H144c-10-10-20-32-22-66z', colour),
  tied: (colour) =>
    path('M268 150c44 10 60 60 44 150-10-50-26-76-52-96z', colour) + circle(200, 150, 76, colour),
  braid: (colour, p) =>
    path('M124 190c-8-80 28-122 76-122s84 42 76 122z', colour) +
    [0, 1, 2, 3, 4].map((i) => circle(272 - i * 3, 262 + i * 30, 21 - i * 2, colour)).join('') +
    circle(260, 402, 9, p.second),
  scarf: (colour, p) =>
    path('M108 190c0-80 38-130 92-130s92 50 92 130c0 60 20 112 44 160H64c24-48 44-100 44-160z', p.second),
};

/** Draws the hair behind the head. */
export const drawHairBehind = (hair: Hair, colour: string, p: Palette): string =>
  hairBehind[hair]?.(colour, p) ?? '';

const hairInFront = {
  parted: (colour) =>
    path(
      'M130 172c-10-72 20-108 76-108 52 0 74 36 64 106-4-26-12-40-22-50-34 6-68 2-90-14-6 20-22 32-28 66z',
      colour,
    ),
  crop: (colour) =>
    path('M134 158c-2-64 26-88 66-88s68 24 66 88c-6-22-12-32-20-38-30-8-62-8-92 0-8 6-14 16-20 38z', colour),
  receding: (colour) =>
    path(
      'M132 176c-8-40 0-66 20-82-6 20-8 32-8 46-4 10-8 22-12 36zM268 176c8-40 0-66-20-82 6 20 8 32 8 46 4 10 8 22 12 36z',
      colour,
    ) + path('M152 96c14-16 30-22 48-22s34 6 48 22c-30-12-66-12-96 0z', colour),
  long: (colour) =>
    path('M128 186c-6-78 24-112 72-112s78 34 72 112c-8-44-30-70-66-86-30 20-66 44-78 86z', colour),
  bob: (colour) =>
    path(
      'M128 178c-4-70 26-106 72-106s76 36 72 106c-6-26-12-38-20-46-38 2-76-4-102-16-8 18-18 34-22 62z',
      colour,
    ),
  bun: (colour) => path('M130 168c0-62 26-94 70-94s70 32 70 94c-10-34-36-54-70-62-34 8-60 28-70 62z', colour),
  tied: (colour) =>
    path('M132 170c-4-66 24-98 68-98s72 32 68 98c-12-40-36-56-64-60-30 4-60 20-72 60z', colour),
  braid: (colour) =>
    path('M130 176c-4-66 26-102 70-102s74 36 70 102c-10-40-34-62-68-72-36 10-62 32-72 72z', colour),
  wavy: (colour) => circles('146,118 172,96 202,90 232,98 254,120', 25, colour),
  curls: (colour) => circles('144,122 164,102 190,94 218,98 242,110 258,130', 19, colour),
  scarf: (colour, p) =>
    path('M124 190c-8-86 26-118 76-118s84 32 76 118c-2-56-24-88-76-88s-74 32-76 88z', p.second) +
    path('M124 182c2 66 32 102 76 106 44-4 74-40 76-106 20 80 4 150-44 178-76-8-116-70-108-178z', p.second) +
    stroke('M150 258c30 50 60 66 110 60', p.ink, 2.5),
} satisfies Record<string, DrawHair>;

export type Hair = keyof typeof hairInFront;

/** Draws the hair over the forehead. */
export const drawHairInFront = (hair: Hair, colour: string, p: Palette): string =>
  (hairInFront[hair] as DrawHair)(colour, p);
