/** Colours of an illustration: `bg` background, `a`, `b` and `d` flat colours, `c` near-white, `k` darkest. */
export type Palette = { bg: string; a: string; b: string; c: string; d: string; k: string };

export const palettes: readonly [Palette, ...Palette[]] = [
  { bg: '#0b3b33', a: '#f9ad1b', b: '#f2b7c2', c: '#fbf7ea', d: '#e0526b', k: '#06211c' },
  { bg: '#f9ad1b', a: '#0b3b33', b: '#c81e45', c: '#fff6e0', d: '#f2b7c2', k: '#2b1c02' },
  { bg: '#a3d1f0', a: '#013e5c', b: '#f9ad1b', c: '#f7fbff', d: '#c81e45', k: '#062233' },
  { bg: '#c81e45', a: '#f2b7c2', b: '#f9ad1b', c: '#fff1ea', d: '#0b3b33', k: '#2d0410' },
  { bg: '#f2b7c2', a: '#9b0730', b: '#016151', c: '#fff6f4', d: '#f9ad1b', k: '#2d0410' },
  { bg: '#cfe6da', a: '#016151', b: '#c9572b', c: '#fbfdf7', d: '#f9ad1b', k: '#0c2620' },
  { bg: '#13231f', a: '#76b6e0', b: '#f9ad1b', c: '#f4f6ef', d: '#e0526b', k: '#060d0b' },
];

export const paletteForSeed = (n: number): Palette => palettes[Math.abs(n) % palettes.length] ?? palettes[0];
