import { addDays } from '@sargam/kit/format';

/** A calendar month as `2026-10`, with its first and last day. */
export type Month = { name: string; range: { from: string; to: string } };

const monthOf = (day: string): Month => {
  const name = day.slice(0, 7);
  const from = `${name}-01`;
  const nextMonth = addDays(from, 31).slice(0, 7);
  return { name, range: { from, to: addDays(`${nextMonth}-01`, -1) } };
};

/** The calendar month before that of a day. */
export const previousMonth = (today: string): Month => monthOf(addDays(`${today.slice(0, 7)}-01`, -1));

/** The current month and the months before, newest first. */
export const recentMonths = (today: string, count: number): Month[] => {
  const months = [monthOf(today)];
  while (months.length < count) months.push(previousMonth(months.at(-1)?.range.from ?? today));
  return months;
};
