import { domainError } from '../errors/index.ts';

/** The limit and offset of a query. */
export interface LimitOffset {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The limit and offset of a page; pages count from 1. Without a page, or with a limit of 0, the limit is `maxLimit`, which
 * is also the largest limit.
 */
export const toLimitOffset = (
  page: { readonly page: number; readonly limit: number } | undefined,
  maxLimit = 1_000,
): LimitOffset => {
  const limit = Math.min(page?.limit || maxLimit, maxLimit);
  return { limit, offset: Math.max((page?.page ?? 1) - 1, 0) * limit };
};

/** Totals are exact up to this number, and pages by offset reach as far: counting and skipping more rows costs too much. */
export const maxTotal = 10_000;

/** A request for a page of a list that can be large. `after` is the `next` of the page before; empty for the first page. */
export interface BoundedPageRequest {
  readonly page: { readonly page: number; readonly limit: number } | undefined;
  readonly after: string;
}

/** The limit and offset of a page of a large list. @throws DomainError `page-too-deep` if only `after` reaches the page. */
export const toBoundedLimitOffset = ({ page, after }: BoundedPageRequest): LimitOffset => {
  const { limit, offset } = toLimitOffset(page);
  if (after !== '') return { limit, offset: 0 };
  if (offset >= maxTotal)
    throw domainError.invalid('page-too-deep', 'Use a filter to find older rows.', [
      { field: 'page', message: `Pages end at row ${maxTotal}` },
    ]);
  return { limit, offset };
};

/** `count` is the number of rows, counted up to `maxTotal + 1`. */
export const toBoundedTotal = (count: number): { readonly total: number; readonly more: boolean } => ({
  total: Math.min(count, maxTotal),
  more: count > maxTotal,
});

/** Splits `limit + 1` fetched rows into the page and the id of its last row, which is empty if no row follows. */
export const toPageWithNext = <Row>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => string,
): { readonly page: readonly Row[]; readonly next: string } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last !== undefined ? idOf(last) : '' };
};
