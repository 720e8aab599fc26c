import { useLocation, useNavigate } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import { parseDateRange, type SelectedRange } from './date-range.ts';
import { type FilterDeclarations, type ListOptions, type ListQuery, readListQuery } from './list-query.ts';
import { useToday } from './useToday.ts';

/** New values of URL parameters; undefined or an empty text removes the parameter. */
export type UrlChange = Record<string, string | number | undefined>;

/** The query parameters that every list has. */
type BaseQuery = { page: number; limit: number; q?: string };

export type ListState<Query extends BaseQuery = BaseQuery> = {
  /** The query parameters for the list call: `apiGet('/user/type/all', { query: list.query })`. */
  query: Query;
  /** The current order: `name` is ascending, `-name` descending. */
  sort: string | undefined;
  /** The date range in the URL, in days of Dhaka; the last 30 days without a parameter. */
  dates: SelectedRange & { today: string };
  /** The date range in the format of API paths: `/analytics/orders/{start}/{end}`. */
  apiRange: { start: string; end: string };
  /** The URL of this list with other parameters. Every change except of the page starts at page 1. */
  urlWith: (change: UrlChange) => string;
  /** Navigates to `urlWith(change)`. `replace` keeps the entry of the browser history, for typing. */
  change: (change: UrlChange, options?: { replace?: boolean }) => void;
};

/** Page, order, search text, filters and date range of a list. The URL contains them; nothing is copied from it. */
export const useListState = <const S extends string = never, const F extends FilterDeclarations = {}>(
  options: ListOptions<S, F>,
): ListState<ListQuery<S, F>> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const params = new URLSearchParams(search);
  const query = readListQuery(params, options);
  const selected = parseDateRange(params, today);

  const urlWith = (change: UrlChange): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: undefined, ...change })) {
      const isDefault = (name === 'sort' && value === options.sort) || (name === 'page' && value === 1);
      if (value === undefined || value === '' || isDefault) next.delete(name);
      else next.set(name, String(value));
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };

  return {
    query,
    sort: query.sort,
    dates: { ...selected, today },
    apiRange: { start: formatApiDate(selected.range.from), end: formatApiDate(selected.range.to) },
    urlWith,
    change: (change, { replace } = {}) => void navigate(urlWith(change), { replace }),
  };
};
