import type { Font } from 'fontkit';
import type { Shape } from './shaping.ts';

/** Additional space between Bengali words, in em, as on the screens: the font's own space is too narrow. */
const wordSpacing = 0.06;

export const isBengali = (words: string): boolean => /[\u0980-\u09ff]/.test(words);

const toCodePoints = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/**
 * A font for pdfkit with the glyphs of HarfBuzz. fontkit, the shaper of pdfkit, makes two errors with this font in a quarter of
 * the Bengali words: ে within a word (it uses the word-initial form), and রেফ on a syllable with ি (as in সার্ভিস).
 */
export const shapedFont = (font: Font, shape: Shape): Font => {
  font.layout = (text, features = []) => {
    const shaped = shape(text, features);
    const nextCluster = (index: number) =>
      shaped.slice(index).find(({ cl }) => cl !== shaped[index]?.cl)?.cl ?? text.length;
    const isOnlyGlyph = (index: number) =>
      shaped[index - 1]?.cl !== shaped[index]?.cl && shaped[index + 1]?.cl !== shaped[index]?.cl;
    const glyphs = shaped.map(({ g, cl }, index) => {
      // The text that readers without ActualText support copy: the letters of the glyph, or of its cluster when it is the only glyph.
      const letters =
        font.stringsForGlyph(g)[0] ?? (isOnlyGlyph(index) ? text.slice(cl, nextCluster(index)) : '');
      return font.getGlyph(g, toCodePoints(letters));
    });
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
