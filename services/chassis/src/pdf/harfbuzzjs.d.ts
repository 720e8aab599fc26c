/** Types of the used parts of harfbuzzjs, which has no type declarations. */
declare module 'harfbuzzjs' {
  export interface ShapedGlyph {
    /** The glyph's id in the font. */
    readonly g: number;
    /** Start index of the glyph's cluster in the text. */
    readonly cl: number;
    readonly ax: number;
    readonly ay: number;
    readonly dx: number;
    readonly dy: number;
  }
  interface Blob {
    readonly __blob: never;
  }
  interface Face {
    readonly __face: never;
  }
  export interface Font {
    readonly __font: never;
  }
  interface Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    json(): ShapedGlyph[];
    destroy(): void;
  }
  export interface HarfBuzz {
    createBlob(bytes: Uint8Array): Blob;
    createFace(blob: Blob, index: number): Face;
    createFont(face: Face): Font;
    createBuffer(): Buffer;
    shape(font: Font, buffer: Buffer, features?: string): void;
  }
  const harfbuzz: Promise<HarfBuzz>;
  export default harfbuzz;
}
