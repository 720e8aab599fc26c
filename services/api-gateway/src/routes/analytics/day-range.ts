import { dayMs, isCalendarDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';

/** Converts day-month-year, or ISO with or without a time, to an ISO day. */
const toIsoDay = (text: string): string => {
  const [first = '', month = '', last = ''] = text.slice(0, 10).split('-');
  const [year, day] = text.indexOf('-') === 4 ? [first, last] : [last, first];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Midnight in Dhaka at the start of the day; undefined for a day that does not exist. */
export const parseStartOfDay = (text: string): Date | undefined => {
  const day = toIsoDay(text);
  return isCalendarDay(day) ? startOfDhakaDay(day) : undefined;
};

/** The time from the start of the first day to the end of the last day in Dhaka (decision L1). */
export const toTimeRange = ({ start, end }: { start: string; end: string }): { from: Date; until: Date } => {
  const [from, last] = [parseStartOfDay(start), parseStartOfDay(end)];
  if (!from || !last || last < from) {
    throw domainError.invalid('invalid-days', 'both from and to dates are needed', [
      { field: from ? 'end' : 'start', message: 'a date such as 21-11-2026, the first before the last' },
    ]);
  }
  return { from, until: new Date(last.getTime() + dayMs) };
};
