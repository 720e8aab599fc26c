import { pathDate } from '@sargam/kit';

/** Both ends included, as `YYYY-MM-DD` in Dhaka. */
export type Days = { from: string; to: string };

/** The specification's quick ranges, in days up to and with today. */
export const quickRanges = [7, 30, 365] as const;
export type QuickRange = (typeof quickRanges)[number];
export const usualRange: QuickRange = 30;

const turned = (day: string): string => day.split('-').reverse().join('-');

/** The day it is in Dhaka, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => turned(pathDate(moment));

/** The form of the API's paths: 21-11-2026. */
export const forPath = turned;

export const lastDays = (count: number, today: string): Days => {
  const from = new Date(`${today}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - (count - 1));
  return { from: from.toISOString().slice(0, 10), to: today };
};

const isDay = (text: string | null): text is string => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

export type ChosenDays = { days: Days; quick?: QuickRange };

/** What the address asks for: `from` and `to`, or `days` for a range that moves on with time; else the usual one. */
export const chosenDays = (params: URLSearchParams, today: string): ChosenDays => {
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && from <= to) return { days: { from, to } };
  const quick = quickRanges.find((count) => String(count) === params.get('days')) ?? usualRange;
  return { days: lastDays(quick, today), quick };
};

/** The address's part for a quick range; the usual one needs none. */
export const quickQuery = (count: QuickRange): Record<string, string> =>
  count === usualRange ? {} : { days: String(count) };
