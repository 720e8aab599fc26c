const DAY_MS = 86_400_000;

/** The day so many days later, both `2026-11-21`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Noon in Dhaka of a day, for showing it. */
export const noonOf = (day: string): string => `${day}T12:00:00+06:00`;
