import { dayMs, dhakaDay, endOfDhakaDay } from '@sargam/chassis/calendar';

/** 23:59:59 in Dhaka on the last day of validity (decision C2). */
export const accessEnd = (from: Date, validityDays: number): Date => {
  const lastDay = dhakaDay(new Date(from.getTime() + validityDays * dayMs));
  return new Date(endOfDhakaDay(lastDay).getTime() - 1_000);
};
