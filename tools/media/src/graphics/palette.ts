/** The colours of one picture: background, three accents, light and ink. */
export interface Palette {
  readonly ground: string;
  readonly first: string;
  readonly second: string;
  readonly light: string;
  readonly third: string;
  readonly ink: string;
}

const palette = (
  ground: string,
  first: string,
  second: string,
  light: string,
  third: string,
  ink: string,
): Palette => ({
  ground,
  first,
  second,
  light,
  third,
  ink,
});

export const palettes = {
  pond: palette('#0b3b33', '#f9ad1b', '#f2b7c2', '#fbf7ea', '#e0526b', '#06211c'),
  marigold: palette('#f9ad1b', '#0b3b33', '#c81e45', '#fff6e0', '#f2b7c2', '#2b1c02'),
  cloud: palette('#a3d1f0', '#013e5c', '#f9ad1b', '#f7fbff', '#c81e45', '#062233'),
  alta: palette('#c81e45', '#f2b7c2', '#f9ad1b', '#fff1ea', '#0b3b33', '#2d0410'),
  lotus: palette('#f2b7c2', '#9b0730', '#016151', '#fff6f4', '#f9ad1b', '#2d0410'),
  reed: palette('#cfe6da', '#016151', '#c9572b', '#fbfdf7', '#f9ad1b', '#0c2620'),
  night: palette('#13231f', '#76b6e0', '#f9ad1b', '#f4f6ef', '#e0526b', '#060d0b'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export interface PageColours {
  readonly page: string;
  readonly string: string;
  readonly quiet: string;
  readonly well: string;
}

export const pageColours = {
  day: { page: '#f8fbf9', string: '#13231f', quiet: '#495651', well: '#dae2de' },
  evening: { page: '#0b1512', string: '#ebf3ef', quiet: '#b7c6bf', well: '#34473f' },
} as const satisfies Record<string, PageColours>;

export const ACCENT = '#f9ad1b';

/** Light or ink: the colour that is readable on the given background. */
export const contrastColour = (colour: string, p: Palette): string => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * r + 0.59 * g + 0.11 * b > 120 ? p.ink : p.light;
};

export const contrastOnGround = (p: Palette): string => contrastColour(p.ground, p);
