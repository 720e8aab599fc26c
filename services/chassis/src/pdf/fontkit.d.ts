/** Types of the used parts of fontkit, the font library of pdfkit, which has no type declarations. */
declare module 'fontkit' {
  interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    getGlyph(id: number, codePoints: readonly number[]): Glyph;
    stringsForGlyph(id: number): readonly string[];
    layout(text: string, features?: readonly string[]): unknown;
  }
  export function create(bytes: Uint8Array): Font;
}
