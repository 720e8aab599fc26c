// Calendar dates as `2026-11-21`, without a time or a time zone, as in form fields and URLs.

export const DAY_MS = 86_400_000;

/** False for another format and for a date that does not exist, such as `2026-02-30`. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Subtract two results to get the days between two dates. */
export const daysSinceEpoch = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** A negative number of days gives an earlier date. */
export const addDays = (day: string, days: number): string =>
  new Date((daysSinceEpoch(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** The date format of API paths: 21-11-2026. */
export const formatApiDate = (day: string): string => day.split('-').reverse().join('-');

/** A timestamp at noon in Dhaka, for the date formatters, which show the date in Dhaka. */
export const noonInDhaka = (day: string): string => `${day}T12:00:00+06:00`;
