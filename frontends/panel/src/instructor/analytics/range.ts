import { pathDate } from '@sargam/kit';

/** Both days included, `YYYY-MM-DD` in Dhaka. */
export type Range = { from: string; to: string };

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const shape = /^\d{4}-\d{2}-\d{2}$/;

const turned = (day: string): string => day.split('-').reverse().join('-');

/** The day it is in Dhaka. */
export const dhakaDay = (time: number | string): string => turned(pathDate(time));

const number = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day `count` days after, or before where negative. */
export const daysAfter = (day: string, count: number): string =>
  new Date((number(day) + count) * DAY_MS).toISOString().slice(0, 10);

/** How many days a range has. */
export const daysIn = ({ from, to }: Range): number => number(to) - number(from) + 1;

const isDay = (text: string | null): text is string =>
  text !== null && shape.test(text) && !Number.isNaN(number(text)) && daysAfter(text, 0) === text;

/** The range of the address; the last 30 days where it holds none that makes sense. */
export const rangeOf = (address: URLSearchParams, today: string): Range => {
  const [from, to] = [address.get('from'), address.get('to')];
  if (isDay(from) && isDay(to) && from <= to && to <= today) return { from, to };
  return { from: daysAfter(today, 1 - DEFAULT_DAYS), to: today };
};

/** As the API's paths have it: 21-11-2026. */
export const inPath = turned;

/** Noon there, for the formats, which show the day it is in Dhaka. */
export const noonOf = (day: string): string => `${day}T12:00:00+06:00`;
