import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';

/**
 * When access ends (decision C2): the days of validity after the payment, to the end of that day in Dhaka.
 * Buying again while access lasts extends it from its end.
 */
export const accessEnd = (paidAt: Date, validityDays: number, currentEnd: Date | undefined): Date =>
  lastSecondOfDhakaDayAfter(currentEnd && currentEnd > paidAt ? currentEnd : paidAt, validityDays);
