import type { SpecifiedText } from '@sargam/storefront/account-texts';

export type PageText = Omit<SpecifiedText, 'key'>;

/** A fixed text of a page, and the condition under which it appears. */
export type TextRow = readonly [
  when: string | readonly string[],
  as: PageText['as'][number],
  en: string,
  bn: string,
  /** Why only an intercepted answer of the API shows the text; absent for all others. */
  interceptedBecause?: string,
];

export type PageRows = readonly [page: string, rows: readonly TextRow[]];

export const toPageTexts = ([page, rows]: PageRows): PageText[] =>
  rows.flatMap(([conditions, as, en, bn]) =>
    [conditions].flat().map((when) => ({ page, when, as: [as], en, bn })),
  );

/** The texts by page and condition, such as `/login, empty`. */
export const groupByTrigger = (texts: readonly PageText[]): ReadonlyMap<string, readonly PageText[]> =>
  Map.groupBy(texts, ({ page, when }) => `${page}, ${when}`);
