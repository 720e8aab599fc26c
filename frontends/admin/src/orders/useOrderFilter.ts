import { useLocation, useNavigate } from '@sargam/kit';
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
  /** The latest day that can be chosen. */
  today: string;
  /** The address of a page of the same days. */
  pageUrl: (page: number) => string;
  selectPreset: (count: RangePreset) => void;
  selectRange: (days: DateRange) => void;
};

/** Which days and page the address asks for, and how to ask for others. */
export const useOrderFilter = (): OrderFilter => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const params = new URLSearchParams(search);
  const address = (query: Record<string, string>): string => {
    const text = new URLSearchParams(query).toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const chosen = parseDateRange(params, today);
  const sameDays = chosen.preset ? presetQuery(chosen.preset) : chosen.days;
  return {
    ...chosen,
    today,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    pageUrl: (page) => address(page > 1 ? { ...sameDays, page: String(page) } : sameDays),
    selectPreset: (count) => void navigate(address(presetQuery(count))),
    selectRange: (days) => void navigate(address(days)),
  };
};
