import { addDays, daysSinceEpoch, isCalendarDate } from '@sargam/kit/format';

/** Both days included, `YYYY-MM-DD` in Dhaka. */
export type Range = { from: string; to: string };

const DEFAULT_DAYS = 30;

/** How many days a range has. */
export const countDays = ({ from, to }: Range): number => daysSinceEpoch(to) - daysSinceEpoch(from) + 1;

/** The range of the address; the last 30 days where it holds none that makes sense. */
export const parseRange = (address: URLSearchParams, today: string): Range => {
  const [from, to] = [address.get('from'), address.get('to')];
  if (from && to && isCalendarDate(from) && isCalendarDate(to) && from <= to && to <= today)
    return { from, to };
  return { from: addDays(today, 1 - DEFAULT_DAYS), to: today };
};
