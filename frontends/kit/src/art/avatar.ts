import { type Palette, paletteForSeed } from './palette.ts';
import { circle, ring, seedFromId } from './shapes.ts';

const HAIR = '#17120f';
const skins = ['#8d5a3b', '#a86f49', '#c08a5e', '#74462d'];
const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

const curlyHairCircles = [
  [62, 70],
  [70, 48],
  [92, 36],
  [116, 38],
  [134, 52],
  [140, 74],
  [58, 92],
  [142, 94],
] as const;

type Hair = { behind?: (p: Palette) => string; front: (p: Palette, skin: string) => string };

const styles: readonly Hair[] = [
  { front: () => path('M60 88q-4-56 42-56q40 0 38 54q-8-6-10-22q-26 8-56-4q-6 10-8 30z', HAIR) },
  {
    behind: () => path('M52 84q0-48 48-48t48 48v92H52z', HAIR),
    front: () => path('M58 96q-2-60 44-60q44 0 40 60q-16-14-20-38q-24 22-58 20z', HAIR),
  },
  {
    behind: () => circle(100, 30, 19, HAIR) + circle(100, 78, 47, HAIR),
    front: () => path('M62 88q-2-50 38-50t38 50q-14-30-38-30t-38 30z', HAIR),
  },
  {
    behind: () => curlyHairCircles.map(([x, y]) => circle(x, y, 21, HAIR)).join(''),
    front: () => path('M64 78q8-30 36-26t36 26q-4-44-36-44t-36 44z', HAIR),
  },
  {
    behind: (p) => path('M44 96q0-62 56-62t56 62q0 40 22 120H22q22-80 22-120z', p.accent3),
    front: (p) =>
      path('M60 96q-4-60 40-60t40 60q-4-42-40-42t-40 42z', p.accent3) +
      path('M60 92q2 54 40 58q38-4 40-58q18 70-40 84q-58-14-40-84z', p.accent3),
  },
  {
    front: (_p, skin) =>
      path('M62 82q0-46 38-46t38 46q-4-22-16-26h-44q-12 4-16 26z', HAIR) +
      path('M64 92q4 20 14 16q22-8 44 0q10 4 14-16q2 50-36 58q-38-8-36-58z', HAIR) +
      path('M88 116h24q-12 10-24 0z', skin),
  },
  { front: () => path('M64 74q4-40 36-38q34-2 36 38q-6-14-14-16h-44q-8 2-14 16z', HAIR) },
];

const HEADSCARF_STYLE_INDEX = 4;

const glasses = (p: Palette): string =>
  `<g fill="none" stroke="${p.dark}" stroke-width="3.4">${ring(83, 92, 12, p.dark, 3.4)}${ring(117, 92, 12, p.dark, 3.4)}<path d="M95 90q5-4 10 0"/></g>`;

export const avatarViewBox = '0 0 200 220';

/** The SVG content of an avatar (200 × 220, no facial features) for a person without a photo. */
export const avatarArt = (id: string | number, palette?: number): string => {
  const n = seedFromId(id);
  const p = paletteForSeed(palette ?? n);
  const styleIndex = n % styles.length;
  const hair = styles[styleIndex];
  const skin = skins[n % skins.length] ?? '#8d5a3b';
  const shirt =
    styleIndex === HEADSCARF_STYLE_INDEX
      ? p.accent3
      : ([p.accent1, p.accent2, p.accent3, p.accent1, p.accent2, p.accent3, p.accent1][styleIndex] ??
        p.accent1);
  const body =
    path('M6 220q4-62 66-72h56q62 10 66 72z', shirt) +
    path('M82 118h36v32q-18 20-36 0z', skin) +
    path('M82 132q18 18 36 0v8q-18 18-36 0z', '#000', 'opacity=".16"') +
    path('M64 82q0-40 36-40t36 40q0 52-36 56q-36-4-36-56z', skin);
  const accessory = n % 3 === 0 && styleIndex !== HEADSCARF_STYLE_INDEX ? glasses(p) : '';
  const background = `<rect width="200" height="220" fill="${p.background}"/>${ring(100, 100, 84, p.light, 2, '7 8')}`;
  return `${background}${hair?.behind?.(p) ?? ''}${body}${hair?.front(p, skin) ?? ''}${accessory}`;
};
