import type { TextStyle } from '@sargam/chassis/pdf';
import type { Language } from './format.ts';

/** Colours of the light theme. */
export const colour = {
  ink: '#13231f',
  quiet: '#495651',
  faint: '#5f6d67',
  sunken: '#ecf2ef',
  line: '#dae2de',
  paper: '#ffffff',
  brand: '#016151',
  accent: '#f9ad1b',
  alta: '#c81e45',
} as const;

/** Edges of an A4 page, in points. */
export const edge = { left: 48, right: 547, width: 499, top: 48, bottom: 776, foot: 806 } as const;

const latin = {
  name: { size: 24, weight: 700, colour: colour.ink },
  title: { size: 24, weight: 700, colour: colour.ink, align: 'right' },
  label: { size: 9, weight: 500, colour: colour.faint },
  text: { size: 10.5, colour: colour.quiet, leading: 1.5 },
  strong: { size: 10.5, weight: 600, colour: colour.ink, leading: 1.45 },
  small: { size: 9, colour: colour.faint, leading: 1.5 },
  sum: { size: 10.5, colour: colour.quiet },
  total: { size: 14, weight: 700, colour: colour.ink },
} as const satisfies Record<string, TextStyle>;

export type TextStyles = Readonly<Record<keyof typeof latin, TextStyle & { readonly leading: number }>>;

/** Size factors for Bengali, whose letters look smaller at the same size. */
const larger: Readonly<Record<keyof typeof latin, number>> = {
  name: 1,
  title: 1,
  label: 1.12,
  text: 1.06,
  strong: 1.06,
  small: 1.12,
  sum: 1.06,
  total: 1.04,
};

/** The text styles of a language. */
export const textStylesFor = (language: Language): TextStyles => {
  const entries = Object.entries(latin) as [keyof typeof latin, TextStyle][];
  return Object.fromEntries(
    entries.map(([name, style]) => [
      name,
      { leading: 1.5, ...style, size: language === 'bn' ? style.size * larger[name] : style.size },
    ]),
  ) as TextStyles;
};

/** Height of the bar below the header, in points. */
export const barHeight = 3;
