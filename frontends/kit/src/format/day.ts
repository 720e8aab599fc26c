// Days of the calendar, written `2026-11-21`: as form fields and addresses have them, without a time or a zone.

export const DAY_MS = 86_400_000;

/** Whether it is a day of the calendar. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** A count of days, for what lies between two of them. */
export const daysSinceEpoch = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day so many days later, or before where negative. */
export const addDays = (day: string, days: number): string =>
  new Date((daysSinceEpoch(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** The form of the API's paths, 21-11-2026. */
export const formatApiDate = (day: string): string => day.split('-').reverse().join('-');

/** Noon there, for the formats, which show the day it is in Dhaka. */
export const noonInDhaka = (day: string): string => `${day}T12:00:00+06:00`;
