import type { Font, Glyph } from 'fontkit';
import { clusterTexts } from './cluster-texts.ts';
import type { Shape } from './shaping.ts';

/** Additional space between Bengali words, in em, as on the screens: the font's own space is too narrow. */
const wordSpacing = 0.06;

export const isBengali = (words: string): boolean => /[\u0980-\u09ff]/.test(words);

const toCodePoints = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** More than the number of glyphs in a font. */
const maxGlyphs = 0x10000;

/**
 * Makes glyphs with their text. A PDF stores one text per glyph, but one glyph stands for different letters in different words, so
 * each text gets a copy of the glyph with an id of its own.
 */
const textGlyphs = (font: Font) => {
  const ids = new Map<string, number>();
  const copies = new Map<number, number>();
  const idFor = (glyph: number, text: string): number => {
    const key = `${glyph} ${text}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const copy = copies.get(glyph) ?? 0;
    copies.set(glyph, copy + 1);
    ids.set(key, glyph + copy * maxGlyphs);
    return glyph + copy * maxGlyphs;
  };
  return (id: number, text: string): Glyph => {
    const glyph = font.getGlyph(id);
    const { advanceWidth } = glyph;
    return Object.create(glyph, {
      id: { value: idFor(id, text) },
      advanceWidth: { value: advanceWidth },
      codePoints: { value: toCodePoints(text) },
    }) as Glyph;
  };
};

/** Includes the copies of a glyph in the embedded font. */
const includeCopies = (font: Font): void => {
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    const places = new Map<number, number>();
    const includeGlyph = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (id) => {
      if (id < maxGlyphs) return includeGlyph(id);
      const place = places.get(id) ?? subset.glyphs.push(id % maxGlyphs) - 1;
      places.set(id, place);
      return place;
    };
    return subset;
  };
};

/**
 * A font for pdfkit with the glyphs of HarfBuzz. fontkit, the shaper of pdfkit, makes two errors with this font in a quarter of
 * the Bengali words: ে within a word (it uses the word-initial form), and রেফ on a syllable with ি (as in সার্ভিস).
 */
export const shapedFont = (font: Font, shape: Shape): Font => {
  const textGlyph = textGlyphs(font);
  includeCopies(font);
  font.layout = (text, features = []) => {
    const shaped = shape(text, features);
    const texts = clusterTexts(text, shaped);
    const glyphs = shaped.map(({ g }, index) => textGlyph(g, texts[index] ?? ''));
    const extraSpace = isBengali(text) ? wordSpacing * font.unitsPerEm : 0;
    const positions = shaped.map(({ cl, ax, ay, dx, dy }) => ({
      xAdvance: text[cl] === ' ' ? ax + extraSpace : ax,
      yAdvance: ay,
      xOffset: dx,
      yOffset: dy,
    }));
    return {
      glyphs,
      positions,
      // pdfkit reads this after it has converted the positions to its unit.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return font;
};
