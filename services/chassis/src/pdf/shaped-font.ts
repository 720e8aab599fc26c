import type { Shape } from './shaping.ts';

/** A glyph as pdfkit's font library knows it. */
interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
}

/** The part of pdfkit's font that says which glyphs a text becomes. */
export interface FontOfPdfkit {
  readonly unitsPerEm: number;
  readonly getGlyph: (id: number, codePoints: readonly number[]) => Glyph;
  readonly stringsForGlyph: (id: number) => readonly string[];
  layout: (text: string, features?: readonly string[]) => unknown;
}

/** Bengali words need more room between them than this face gives, as on the screens. */
const wordSpacing = 0.06;

export const isBengali = (words: string): boolean => /[\u0980-\u09ff]/.test(words);

const codePoints = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/**
 * Makes pdfkit embed the glyphs that HarfBuzz chooses. fontkit, which comes with pdfkit, gets two things of this face
 * wrong in a quarter of our Bengali words: ে within a word (it takes the form for a word's beginning), and রেফ on a
 * syllable with ি (as in সার্ভিস).
 */
export const useShaper = (font: FontOfPdfkit, shape: Shape): void => {
  font.layout = (text, features = []) => {
    const shaped = shape(text, features);
    const nextCluster = (index: number) =>
      shaped.slice(index).find(({ cl }) => cl !== shaped[index]?.cl)?.cl ?? text.length;
    const alone = (index: number) =>
      shaped[index - 1]?.cl !== shaped[index]?.cl && shaped[index + 1]?.cl !== shaped[index]?.cl;
    const glyphs = shaped.map(({ g, cl }, index) => {
      // What a reader without ActualText copies: the letters of a glyph that stands for itself, or for its whole cluster.
      const letters = font.stringsForGlyph(g)[0] ?? (alone(index) ? text.slice(cl, nextCluster(index)) : '');
      return font.getGlyph(g, codePoints(letters));
    });
    const wider = isBengali(text) ? wordSpacing * font.unitsPerEm : 0;
    const positions = shaped.map(({ cl, ax, ay, dx, dy }) => ({
      xAdvance: text[cl] === ' ' ? ax + wider : ax,
      yAdvance: ay,
      xOffset: dx,
      yOffset: dy,
    }));
    return {
      glyphs,
      positions,
      // Asked for after pdfkit has turned the positions into its own unit.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
};
