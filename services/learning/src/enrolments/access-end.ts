import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';

/** End of access (decision C2): 23:59:59 in Dhaka on the last day. A purchase before `currentEnd` extends from there. */
export const calculateAccessEnd = (paidAt: Date, validityDays: number, currentEnd: Date | undefined): Date =>
  lastSecondOfDhakaDayAfter(currentEnd && currentEnd > paidAt ? currentEnd : paidAt, validityDays);
