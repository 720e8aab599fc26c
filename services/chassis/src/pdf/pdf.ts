import type { FontWeight } from './font-files.ts';

export interface TextStyle {
  /** In points, as all lengths in this file. */
  readonly size: number;
  readonly weight?: FontWeight;
  readonly colour?: string;
  readonly align?: 'left' | 'centre' | 'right';
  /** Line height as a multiple of the size; default 1.5. */
  readonly leading?: number;
}

/** Position of the first baseline and maximum width of a text. Without a width the text is one line. */
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

/** A document, written page by page. The origin is the top left corner. */
export interface Pdf {
  readonly width: number;
  readonly height: number;
  /**
   * Draws English, Bengali or mixed text. Without a width, `align` decides whether `x` is the left edge, the centre or the right edge.
   * @returns the baseline of the last line.
   */
  drawText(text: string, position: TextPosition, style: TextStyle): number;
  measureWidth(text: string, style: TextStyle): number;
  /** Number of lines of the text at this width. */
  countLines(text: string, width: number, style: TextStyle): number;
  /** Draws a rectangle; `radius` rounds the corners top left, top right, bottom right, bottom left. */
  drawBox(
    x: number,
    y: number,
    width: number,
    height: number,
    style: ShapeStyle & { readonly radius?: readonly [number, number, number, number] },
  ): void;
  /** Draws an SVG path, translated to `x`, `y` and scaled by `scale`. */
  drawPath(drawing: string, x: number, y: number, style: ShapeStyle & { readonly scale?: number }): void;
  addPage(): void;
  finish(): Promise<Buffer>;
}

export interface PdfOptions {
  readonly title: string;
  readonly language: string;
  /** Creation date in the document. Equal content and dates give equal bytes. */
  readonly date: Date;
  readonly author?: string;
  readonly landscape?: boolean;
}
