/** Colours of an illustration: flat accent colours, a near-white `light` and the darkest colour `dark`. */
export type Palette = Record<'background' | 'accent1' | 'accent2' | 'light' | 'accent3' | 'dark', string>;

const palette = (
  background: string,
  accent1: string,
  accent2: string,
  light: string,
  accent3: string,
  dark: string,
): Palette => ({ background, accent1, accent2, light, accent3, dark });

export const palettes: readonly [Palette, ...Palette[]] = [
  palette('#0b3b33', '#f9ad1b', '#f2b7c2', '#fbf7ea', '#e0526b', '#06211c'),
  palette('#f9ad1b', '#0b3b33', '#c81e45', '#fff6e0', '#f2b7c2', '#2b1c02'),
  palette('#a3d1f0', '#013e5c', '#f9ad1b', '#f7fbff', '#c81e45', '#062233'),
  palette('#c81e45', '#f2b7c2', '#f9ad1b', '#fff1ea', '#0b3b33', '#2d0410'),
  palette('#f2b7c2', '#9b0730', '#016151', '#fff6f4', '#f9ad1b', '#2d0410'),
  palette('#cfe6da', '#016151', '#c9572b', '#fbfdf7', '#f9ad1b', '#0c2620'),
  palette('#13231f', '#76b6e0', '#f9ad1b', '#f4f6ef', '#e0526b', '#060d0b'),
];

export const paletteForSeed = (seed: number): Palette =>
  palettes[Math.abs(seed) % palettes.length] ?? palettes[0];
