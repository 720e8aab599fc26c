import { parsePage, useLocation, useNavigate } from '@sargam/kit';
import {
  type DateRange,
  parseDateRange,
  presetQuery,
  type RangePreset,
  type SelectedRange,
} from './date-range.ts';
import { useToday } from './useToday.ts';

export type OrderFilter = SelectedRange & {
  page: number;
  /** Today in Dhaka, the last selectable day. */
  today: string;
  /** The URL of another page of the same range. */
  pageUrl: (page: number) => string;
  selectPreset: (count: RangePreset) => void;
  selectRange: (days: DateRange) => void;
};

/** The range and page in the URL, and functions to change them. */
export const useOrderFilter = (): OrderFilter => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const params = new URLSearchParams(search);
  const urlWith = (query: Record<string, string>): string => {
    const text = new URLSearchParams(query).toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const selected = parseDateRange(params, today);
  const rangeQuery = selected.preset ? presetQuery(selected.preset) : selected.days;
  return {
    ...selected,
    today,
    page: parsePage(params),
    pageUrl: (page) => urlWith(page > 1 ? { ...rangeQuery, page: String(page) } : rangeQuery),
    selectPreset: (count) => void navigate(urlWith(presetQuery(count))),
    selectRange: (days) => void navigate(urlWith(days)),
  };
};
