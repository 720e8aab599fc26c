/** A mark on an A4 page, in points from the top left corner. The marks of a page are rendered both as a picture and as a PDF. */
export type Mark =
  | {
      readonly path: string;
      readonly fill?: string;
      readonly stroke?: string;
      readonly thickness?: number;
    }
  | {
      readonly words: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly weight?: 400 | 600 | 700;
      readonly colour?: string;
      readonly align?: 'left' | 'centre' | 'right';
    };

export type Sheet = readonly Mark[];

export const WIDTH = 595;
export const HEIGHT = 842;
export const MARGIN = 48;
export const INK = '#13231f';
export const QUIET = '#495651';
export const FAINT = '#c3cec8';

const round = (n: number): number => Math.round(n * 100) / 100;

export const line = (x1: number, y1: number, x2: number, y2: number, thickness = 1, stroke = INK): Mark => ({
  path: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`,
  stroke,
  thickness,
});

export const box = (x: number, y: number, width: number, height: number, fill: string): Mark => ({
  path: `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
  fill,
});

export const frame = (x: number, y: number, width: number, height: number, stroke = INK): Mark => ({
  path: `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
  stroke,
  thickness: 1,
});

const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const dot = (x: number, y: number, r: number, fill = INK): Mark => ({ path: circle(x, y, r), fill });
export const ring = (x: number, y: number, r: number, stroke = INK): Mark => ({
  path: circle(x, y, r),
  stroke,
  thickness: 1.2,
});

type Words = Extract<Mark, { words: string }>;
export const text = (
  text: string,
  x: number,
  y: number,
  size: number,
  some: Partial<Pick<Words, 'weight' | 'colour' | 'align'>> = {},
): Mark => ({ words: text, x, y, size, colour: INK, ...some });

export const centredText = (content: string, x: number, y: number, size: number, colour = INK): Mark =>
  text(content, x, y, size, { align: 'centre', weight: 600, colour });

export interface Heading {
  readonly en: string;
  readonly bn: string;
  /** Colour of the band at the top. */
  readonly colour: string;
}

/** Draws the band, the title in both languages, and the name of the site. */
export const createSheet = ({ en, bn, colour }: Heading, marks: Sheet): Sheet => [
  box(0, 0, WIDTH, 16, colour),
  text(en, MARGIN, 66, 25, { weight: 700 }),
  text(bn, MARGIN, 94, 17, { weight: 600, colour: QUIET }),
  line(MARGIN, 110, WIDTH - MARGIN, 110, 1, FAINT),
  ...marks,
  text('Sargam', MARGIN, HEIGHT - 32, 10, { weight: 600, colour: QUIET }),
  text('Print it, copy it, give it away.', WIDTH - MARGIN, HEIGHT - 32, 10, {
    align: 'right',
    colour: QUIET,
  }),
];

/** Draws two lines of instructions. */
export const explain = (y: number, en: string, bn: string): Sheet => [
  text(en, MARGIN, y, 12),
  text(bn, MARGIN, y + 19, 12, { colour: QUIET }),
];

/** Draws the instructions below the title. */
export const introduce = (en: string, bn: string): Sheet => explain(136, en, bn);
