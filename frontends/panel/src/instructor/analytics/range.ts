import { dayAfter, dayNumber, isDay, pathDate } from '@sargam/kit/format';

/** Both days included, `YYYY-MM-DD` in Dhaka. */
export type Range = { from: string; to: string };

const DEFAULT_DAYS = 30;

const turned = (day: string): string => day.split('-').reverse().join('-');

/** The day it is in Dhaka. */
export const dhakaDay = (time: number | string): string => turned(pathDate(time));

/** How many days a range has. */
export const daysIn = ({ from, to }: Range): number => dayNumber(to) - dayNumber(from) + 1;

/** The range of the address; the last 30 days where it holds none that makes sense. */
export const rangeOf = (address: URLSearchParams, today: string): Range => {
  const [from, to] = [address.get('from'), address.get('to')];
  if (from && to && isDay(from) && isDay(to) && from <= to && to <= today) return { from, to };
  return { from: dayAfter(today, 1 - DEFAULT_DAYS), to: today };
};

/** As the API's paths have it: 21-11-2026. */
export const inPath = turned;
