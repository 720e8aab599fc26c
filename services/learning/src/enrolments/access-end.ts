import { dayMs, dhakaDay, endOfDhakaDay } from '@sargam/chassis/calendar';

/** 23:59:59 in Dhaka on the day that the instant falls on there. */
export const lastSecondOfDay = (instant: Date): Date =>
  new Date(endOfDhakaDay(dhakaDay(instant)).getTime() - 1000);

/**
 * When access ends (decision C2): the days of validity after the payment, to the end of that day in Dhaka.
 * Buying again while access lasts extends it from its end.
 */
export const accessEnd = (paidAt: Date, validityDays: number, currentEnd: Date | undefined): Date => {
  const from = currentEnd && currentEnd > paidAt ? currentEnd : paidAt;
  return lastSecondOfDay(new Date(from.getTime() + validityDays * dayMs));
};
