import { addDays } from './day.ts';

/** The calendar month before that of a day, as `2026-10`. */
export const previousMonth = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);

/** The month of the day and the months before as `2026-10`, newest first. */
export const recentMonths = (today: string, count: number): string[] => {
  const months = [today.slice(0, 7)];
  while (months.length < count) months.push(previousMonth(`${months.at(-1)}-01`));
  return months;
};

/** The first and the last day of a month. */
export const monthRange = (month: string): { from: string; to: string } => {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
};
