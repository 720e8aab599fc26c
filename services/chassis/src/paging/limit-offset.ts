/** A part of a list, as stores take it. */
export interface LimitOffset {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The slice that a page asks for; pages count from 1. Without a page, or with a limit of 0, it is the first `most`
 * rows, and never more than those.
 */
export const toLimitOffset = (
  page: { readonly page: number; readonly limit: number } | undefined,
  most = 1_000,
): LimitOffset => {
  const limit = Math.min(page?.limit || most, most);
  return { limit, offset: Math.max((page?.page ?? 1) - 1, 0) * limit };
};
