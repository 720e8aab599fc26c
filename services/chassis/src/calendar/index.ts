// Bangladesh is at UTC+6 and has had no summer time since 2010, so a fixed offset is enough.
const utcOffsetMs = 6 * 3_600_000;
export const dayMs = 86_400_000;

/** Whether the text is an ISO 8601 calendar day, such as 2026-12-31. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The calendar day in Dhaka at a moment. */
export const dhakaDay = (moment: Date): string =>
  new Date(moment.getTime() + utcOffsetMs).toISOString().slice(0, 10);

/** The first moment of a calendar day in Dhaka. */
export const startOfDhakaDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - utcOffsetMs);

/** The first moment after a calendar day in Dhaka: the exclusive end of the day. */
export const endOfDhakaDay = (day: string): Date => new Date(startOfDhakaDay(day).getTime() + dayMs);

/** 23:59:59 in Dhaka, `days` days after the moment: the end as it is shown to people. */
export const lastSecondOfDhakaDayAfter = (moment: Date, days: number): Date =>
  new Date(endOfDhakaDay(dhakaDay(new Date(moment.getTime() + days * dayMs))).getTime() - 1000);
