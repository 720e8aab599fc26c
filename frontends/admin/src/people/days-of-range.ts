import { addDays } from '@sargam/kit/format';
import type { DateRange } from '../table/date-range.ts';

type Counts = { day: string; total: number; verified: number };

/** One entry for each day of the range; the server leaves out days without sign-ups. */
export const daysOfRange = ({ from, to }: DateRange, counted: readonly Counts[]): Counts[] => {
  const byDay = new Map(counted.map((counts) => [counts.day, counts]));
  const days: Counts[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(byDay.get(day) ?? { day, total: 0, verified: 0 });
  return days;
};
