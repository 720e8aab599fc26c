import { readFile } from 'node:fs/promises';
import type { HarfBuzz, ShapedGlyph } from 'harfbuzzjs';
import { type FontWeight, fontFile } from './font-files.ts';

/** Returns the glyphs of a text with their order and positions, in font units. */
export type Shape = (text: string, features: readonly string[]) => readonly ShapedGlyph[];

/** Splits the text into runs of one script, because HarfBuzz applies the script of the first letter to a whole run. */
export const splitByScript = (text: string): readonly string[] =>
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
    const featureList = features.join(',');
    let offset = 0;
    return splitByScript(text).flatMap((run) => {
      const start = offset;
      offset += run.length;
      return shapeRun(run, featureList).map((glyph) => ({ ...glyph, cl: glyph.cl + start }));
    });
  };
};

/** Returns the cached shaper of the weight. The first call loads it, so that services without PDFs need no memory for it. */
export const loadShaper = (weight: FontWeight): Promise<Shape> => {
  const shaper = shapers.get(weight) ?? createShaper(weight);
  shapers.set(weight, shaper);
  return shaper;
};
