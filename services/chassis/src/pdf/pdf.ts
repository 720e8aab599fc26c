import type { FontWeight } from './font-files.ts';

export interface TextStyle {
  /** In points, as every length here. */
  readonly size: number;
  readonly weight?: FontWeight;
  readonly colour?: string;
  readonly align?: 'left' | 'centre' | 'right';
  /** Line height as a multiple of the size; 1.5 unless told. */
  readonly leading?: number;
}

/** Where text stands: its first baseline, and how wide it may be. With no width it is one line. */
export interface TextPosition {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
}

export interface ShapeStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly thickness?: number;
}

/** A document being set, page by page, from the top left corner. */
export interface Pdf {
  readonly width: number;
  readonly height: number;
  /**
   * Sets text in English and Bengali, mixed as it comes. Without a width, `x` is the edge or the middle that `align` says.
   * @returns the baseline of the last line.
   */
  drawText(words: string, place: TextPosition, style: TextStyle): number;
  measureWidth(words: string, style: TextStyle): number;
  /** How many lines the text takes. */
  countLines(words: string, width: number, style: TextStyle): number;
  /** An area; its corners are round by `radius`: top left, top right, bottom right, bottom left. */
  drawBox(
    x: number,
    y: number,
    width: number,
    height: number,
    look: ShapeStyle & { readonly radius?: readonly [number, number, number, number] },
  ): void;
  /** A drawing in SVG's path language, moved to `x`, `y` and made larger or smaller by `scale`. */
  drawPath(drawing: string, x: number, y: number, look: ShapeStyle & { readonly scale?: number }): void;
  /** Begins another page. */
  addPage(): void;
  finish(): Promise<Buffer>;
}

export interface PdfOptions {
  readonly title: string;
  readonly language: string;
  /** What the document says of when it was made: the same content then is the same bytes. */
  readonly date: Date;
  readonly author?: string;
  readonly landscape?: boolean;
}
