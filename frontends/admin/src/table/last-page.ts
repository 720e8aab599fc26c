import type { ListAnswer, ListResult } from './useList.ts';
import type { ListState } from './useListState.ts';

/** The URL of the last page if the page of the URL is behind it, for example after its rows were deleted. */
export const urlOfLastPage = (
  { query, urlWith }: ListState,
  { data, isPlaceholderData }: ListResult<ListAnswer<unknown>>,
): string | undefined => {
  if (!data || data.more || isPlaceholderData) return undefined;
  const pages = Math.ceil(data.total / query.limit);
  return query.page > pages ? urlWith({ page: pages }) : undefined;
};
