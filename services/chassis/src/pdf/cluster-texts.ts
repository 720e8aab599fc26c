import type { ShapedGlyph } from 'harfbuzzjs';

/**
 * The part of the text that each glyph stands for. Together, in order, they are the text in canonical equivalence: the letters of a
 * cluster are given to its glyphs one by one, the rest to the last glyph. কো has three glyphs for two letters, so its ো is split.
 */
export const clusterTexts = (text: string, shaped: readonly Pick<ShapedGlyph, 'cl'>[]): readonly string[] =>
  shaped.map(({ cl }, index) => {
    const first = shaped.findIndex((glyph) => glyph.cl === cl);
    const glyphs = shaped.filter((glyph) => glyph.cl === cl).length;
    const next = shaped.find((glyph) => glyph.cl > cl)?.cl ?? text.length;
    const cluster = text.slice(cl, next);
    const letters = [...cluster].length < glyphs ? [...cluster.normalize('NFD')] : [...cluster];
    const position = index - first;
    return position < glyphs - 1 ? (letters[position] ?? '') : letters.slice(position).join('');
  });
