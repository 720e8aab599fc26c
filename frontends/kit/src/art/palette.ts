/** Colours of an illustration: `bg` background, `a`, `b` and `d` flat colours, `c` near-white, `k` darkest. */
export type Palette = {
  background: string;
  accent1: string;
  accent2: string;
  light: string;
  accent3: string;
  dark: string;
};

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    background: '#0b3b33',
    accent1: '#f9ad1b',
    accent2: '#f2b7c2',
    light: '#fbf7ea',
    accent3: '#e0526b',
    dark: '#06211c',
  },
  {
    background: '#f9ad1b',
    accent1: '#0b3b33',
    accent2: '#c81e45',
    light: '#fff6e0',
    accent3: '#f2b7c2',
    dark: '#2b1c02',
  },
  {
    background: '#a3d1f0',
    accent1: '#013e5c',
    accent2: '#f9ad1b',
    light: '#f7fbff',
    accent3: '#c81e45',
    dark: '#062233',
  },
  {
    background: '#c81e45',
    accent1: '#f2b7c2',
    accent2: '#f9ad1b',
    light: '#fff1ea',
    accent3: '#0b3b33',
    dark: '#2d0410',
  },
  {
    background: '#f2b7c2',
    accent1: '#9b0730',
    accent2: '#016151',
    light: '#fff6f4',
    accent3: '#f9ad1b',
    dark: '#2d0410',
  },
  {
    background: '#cfe6da',
    accent1: '#016151',
    accent2: '#c9572b',
    light: '#fbfdf7',
    accent3: '#f9ad1b',
    dark: '#0c2620',
  },
  {
    background: '#13231f',
    accent1: '#76b6e0',
    accent2: '#f9ad1b',
    light: '#f4f6ef',
    accent3: '#e0526b',
    dark: '#060d0b',
  },
];

export const paletteForSeed = (n: number): Palette => palettes[Math.abs(n) % palettes.length] ?? palettes[0];
