import { addDays } from '@sargam/kit/format';

/** The month of the day and the months before as `2026-10`, newest first. */
export const recentMonths = (today: string, count: number): string[] => {
  const months = [today.slice(0, 7)];
  while (months.length < count) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
};
