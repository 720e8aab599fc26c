import { parsePage, useLocation, useNavigate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { useSyncExternalStore } from 'react';
import {
  type DateRange,
  parseDateRange,
  presetQuery,
  type RangePreset,
  type SelectedRange,
} from './date-range.ts';

const MINUTE_MS = 60_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The current date in Dhaka; it is updated after midnight on an open page. */
const useToday = (): string => useSyncExternalStore(subscribe, () => dateInDhaka());

export type OrderFilter = SelectedRange & {
  page: number;
  /** Today in Dhaka, the last selectable day. */
  today: string;
  /** The URL of another page of the same range. */
  pageUrl: (page: number) => string;
  selectPreset: (days: RangePreset) => void;
  selectRange: (range: DateRange) => void;
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
  const rangeQuery = selected.preset ? presetQuery(selected.preset) : selected.range;
  return {
    ...selected,
    today,
    page: parsePage(params),
    pageUrl: (page) => urlWith(page > 1 ? { ...rangeQuery, page: String(page) } : rangeQuery),
    selectPreset: (days) => void navigate(urlWith(presetQuery(days))),
    selectRange: (range) => void navigate(urlWith(range)),
  };
};
