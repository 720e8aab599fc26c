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
