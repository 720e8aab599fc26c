import { addDays, daysSinceEpoch, isCalendarDate } from '@sargam/kit/format';

/** `YYYY-MM-DD` in Dhaka, both days included. */
export type Range = { from: string; to: string };

const DEFAULT_DAYS = 30;

export const countDays = ({ from, to }: Range): number => daysSinceEpoch(to) - daysSinceEpoch(from) + 1;

/** The range in the URL; the last 30 days if it is missing or invalid. */
export const parseRange = (searchParams: URLSearchParams, today: string): Range => {
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  if (from && to && isCalendarDate(from) && isCalendarDate(to) && from <= to && to <= today)
    return { from, to };
  return { from: addDays(today, 1 - DEFAULT_DAYS), to: today };
};
