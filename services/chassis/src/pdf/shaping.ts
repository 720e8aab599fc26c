import { readFile } from 'node:fs/promises';
import type { HarfBuzz, ShapedGlyph } from 'harfbuzzjs';
import { type FontWeight, fontFile } from './font-files.ts';

/** Sets text of one face: which glyphs, in which order, how far from one another; in font units. */
export type Shape = (text: string, features: readonly string[]) => readonly ShapedGlyph[];

/** Runs of one script each: HarfBuzz takes a whole text for what its first letter is. */
export const runsOf = (text: string): readonly string[] =>
  text.match(/[\u0964\u0965\u0980-\u09ff\u200c\u200d]+|[^\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g) ?? [];

let engine: Promise<HarfBuzz> | undefined;
const shapers = new Map<FontWeight, Promise<Shape>>();

const createShaper = async (weight: FontWeight): Promise<Shape> => {
  engine ??= import('harfbuzzjs').then((loaded) => loaded.default);
  const harfbuzz = await engine;
  const bytes = await readFile(fontFile(weight));
  const font = harfbuzz.createFont(harfbuzz.createFace(harfbuzz.createBlob(bytes), 0));
  const shapeRun = (run: string, features: string): readonly ShapedGlyph[] => {
    const buffer = harfbuzz.createBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer, features);
    const glyphs = buffer.json();
    buffer.destroy();
    return glyphs;
  };
  return (text, features) => {
    const wanted = features.join(',');
    let before = 0;
    return runsOf(text).flatMap((run) => {
      const began = before;
      before += run.length;
      return shapeRun(run, wanted).map((glyph) => ({ ...glyph, cl: glyph.cl + began }));
    });
  };
};

/** Loaded when first asked for, then kept: a service that makes no PDF has nothing of it in memory. */
export const shaperFor = (weight: FontWeight): Promise<Shape> => {
  const known = shapers.get(weight) ?? createShaper(weight);
  shapers.set(weight, known);
  return known;
};
