import { addDays, isCalendarDate } from '@sargam/kit/format';

/** Both ends included, as `YYYY-MM-DD` in Dhaka. */
export type Days = { from: string; to: string };

/** The specification's quick ranges, in days up to and with today. */
export const quickRanges = [7, 30, 365] as const;
export type QuickRange = (typeof quickRanges)[number];
export const usualRange: QuickRange = 30;

export const lastDays = (count: number, today: string): Days => ({
  from: addDays(today, 1 - count),
  to: today,
});

export type ChosenDays = { days: Days; quick?: QuickRange };

/** What the address asks for: `from` and `to`, or `days` for a range that moves on with time; else the usual one. */
export const chosenDays = (params: URLSearchParams, today: string): ChosenDays => {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from && to && isCalendarDate(from) && isCalendarDate(to) && from <= to) return { days: { from, to } };
  const quick = quickRanges.find((count) => String(count) === params.get('days')) ?? usualRange;
  return { days: lastDays(quick, today), quick };
};

/** The address's part for a quick range; the usual one needs none. */
export const quickQuery = (count: QuickRange): Record<string, string> =>
  count === usualRange ? {} : { days: String(count) };
