/** Types of the used parts of fontkit, the font library of pdfkit, which has no type declarations. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
  }
  interface Subset {
    /** The ids of the included glyphs. */
    readonly glyphs: number[];
    /** Returns the id of the glyph in the subset. */
    includeGlyph(id: number): number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    getGlyph(id: number): Glyph;
    createSubset(): Subset;
    layout(text: string, features?: readonly string[]): unknown;
  }
  export function create(bytes: Uint8Array): Font;
}
