import { bass } from './bass.ts';
import { drums } from './drums.ts';
import { guitar } from './guitar.ts';
import { type Palette, paletteForSeed } from './palette.ts';
import { piano } from './piano.ts';
import { createRandom, seedFromId } from './shapes.ts';
import { sound } from './sound.ts';

export type CoverKind = 'guitar' | 'bass' | 'drums' | 'piano' | 'sound';
type DrawCover = (palette: Palette, random: () => number) => string;

const coverDrawings: Record<CoverKind, readonly DrawCover[]> = { guitar, bass, drums, piano, sound };

/** The kind of cover for a category name of the catalogue ("Bass Guitar"); `guitar` for an unknown category. */
export const coverKindForCategory = (category: string | undefined): CoverKind => {
  const name = (category ?? '').toLowerCase();
  if (name.includes('bass')) return 'bass';
  if (name.includes('drum')) return 'drums';
  if (name.includes('piano') || name.includes('key')) return 'piano';
  return /sound|production|mix/.test(name) ? 'sound' : 'guitar';
};

export const coverViewBox = '0 0 400 300';

/** The SVG content of a course cover (400 × 300). The same id gives the same cover. `palette` selects one of seven. */
export const coverArt = (kind: CoverKind, id: string | number, palette?: number): string => {
  const seed = seedFromId(id);
  const p = paletteForSeed(palette ?? seed);
  const list = coverDrawings[kind];
  const sketch = list[seed % list.length];
  return `<rect width="400" height="300" fill="${p.background}"/>${sketch ? sketch(p, createRandom(seed + 11)) : ''}`;
};
