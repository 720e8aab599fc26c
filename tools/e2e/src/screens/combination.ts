import type { Page } from 'playwright-core';
import type { Language } from '../texts.ts';

/** A window, and the default size of text in it. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Pixels of the root font; 32 is text of 200%. */
  readonly text: 16 | 32;
  /** The scheme in which `npm run test:screens` runs axe: the widths differ little for its rules. */
  readonly axe?: 'light' | 'dark';
}

export const layouts: readonly Layout[] = [
  { width: 1440, height: 900, text: 16, axe: 'light' },
  { width: 768, height: 1024, text: 16 },
  { width: 390, height: 844, text: 16, axe: 'dark' },
  { width: 320, height: 640, text: 16 },
  { width: 1440, height: 900, text: 32 },
];

export const languages = ['en', 'bn'] as const satisfies readonly Language[];
export const schemes = ['light', 'dark'] as const;

export interface Combination {
  readonly language: Language;
  readonly scheme: (typeof schemes)[number];
  readonly layout: Layout;
}

const takeInTurn = <T>(items: readonly [T, ...T[]] | readonly T[], turn: number): T => {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('There is nothing to take in turn.');
  return item;
};

/** The combination of the page with this index. Twenty pages in a row have every combination once. */
export const combinationOfTurn = (turn: number): Combination => ({
  language: takeInTurn(languages, turn),
  scheme: takeInTurn(schemes, Math.floor(turn / languages.length)),
  layout: takeInTurn(layouts, turn),
});

/** Sets the size of the window, the default size of text and the colour scheme of the open page. */
export const applyLayout = async (page: Page, { width, height, text }: Layout): Promise<void> => {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  await session.detach();
};

/** `bn dark 390` or `en light 1440 text 200%`. */
export const nameOfCombination = ({ language, scheme, layout }: Combination): string =>
  [language, scheme, layout.width, ...(layout.text > 16 ? ['text 200%'] : [])].join(' ');
