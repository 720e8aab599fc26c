// Bangladesh has kept UTC+6 without summer time since 2010 (it tried one in 2009): a fixed offset says all.
const offset = 6 * 3_600_000;
const day = 86_400_000;

/** Whether the text is a calendar date, ISO 8601: 2026-12-31. */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The first moment after a calendar day in Dhaka: what ends with that day ends here. */
export const endOfDhakaDay = (text: string): Date => new Date(Date.parse(`${text}T00:00:00Z`) + day - offset);

/** The calendar day in Dhaka at a moment. */
export const dhakaDay = (moment: Date): string =>
  new Date(moment.getTime() + offset).toISOString().slice(0, 10);
