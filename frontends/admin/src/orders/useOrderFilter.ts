import { useLocation, useNavigate } from '@sargam/kit';
import { type ChosenDays, chosenDays, type Days, type QuickRange, quickQuery } from './days.ts';
import { useToday } from './useToday.ts';

export type OrderFilter = ChosenDays & {
  page: number;
  /** The latest day that can be chosen. */
  today: string;
  /** The address of a page of the same days. */
  pageAddress: (page: number) => string;
  pickQuick: (count: QuickRange) => void;
  pickDays: (days: Days) => void;
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
  const chosen = chosenDays(params, today);
  const sameDays = chosen.quick ? quickQuery(chosen.quick) : chosen.days;
  return {
    ...chosen,
    today,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    pageAddress: (page) => address(page > 1 ? { ...sameDays, page: String(page) } : sameDays),
    pickQuick: (count) => void navigate(address(quickQuery(count))),
    pickDays: (days) => void navigate(address(days)),
  };
};
