import { dayMs, isCalendarDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';
import { z } from 'zod';

/** Days outside this range are refused as typing mistakes (decision B74). */
const firstDay = '2000-01-01';
const lastDay = '2100-12-31';

/** A day in a path, a query or a form (decisions L1 and B10). */
export const DayParam = z
  .string()
  .max(40)
  .regex(/^(\d{1,2}-\d{1,2}-\d{4}|\d{4}-\d{2}-\d{2}([T ].*)?)$/, 'a date such as 21-11-2026')
  .meta({ description: 'Day-month-year or ISO, in Dhaka time; both days are included' });

/** Converts day-month-year, or ISO with or without a time, to an ISO day. */
const parseDay = (text: string): string => {
  const [first = '', month = '', last = ''] = text.slice(0, 10).split('-');
  const [year, day] = text.indexOf('-') === 4 ? [first, last] : [last, first];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Whether the ISO 8601 day exists and is between 2000 and 2100. */
export const isSupportedDay = (day: string): boolean =>
  isCalendarDay(day) && day >= firstDay && day <= lastDay;

/** The ISO 8601 day; undefined for a day that does not exist or is not between 2000 and 2100. */
const toIsoDay = (text: string): string | undefined => {
  const day = parseDay(text);
  return isSupportedDay(day) ? day : undefined;
};

/** A day in a form (decision B10), parsed to an ISO 8601 day. */
export const isoDayField = (message: string) =>
  DayParam.transform((text, context) => {
    const day = toIsoDay(text);
    if (day !== undefined) return day;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });

/** Midnight in Dhaka at the start of the day; undefined for a day that does not exist. */
export const parseStartOfDay = (text: string): Date | undefined => {
  const day = toIsoDay(text);
  return day === undefined ? undefined : startOfDhakaDay(day);
};

/** A time between 2000 and 2100. */
export const InstantParam = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine((text) => isSupportedDay(text.slice(0, 10)), 'a time between 2000 and 2100');

/** The days of the range as ISO 8601 days (decision L1). */
export const toDayRange = (range: {
  start: string;
  end: string;
}): { readonly firstDay: string; readonly lastDay: string } => {
  toTimeRange(range);
  return { firstDay: parseDay(range.start), lastDay: parseDay(range.end) };
};

/** The time from the start of the first day to the end of the last day in Dhaka (decision L1). */
export const toTimeRange = ({ start, end }: { start: string; end: string }): { from: Date; until: Date } => {
  const [from, last] = [parseStartOfDay(start), parseStartOfDay(end)];
  if (!from || !last || last < from) {
    throw domainError.invalid('invalid-days', 'both from and to dates are needed', [
      {
        field: from ? 'end' : 'start',
        message: 'a date such as 21-11-2026, between 2000 and 2100, the first before the last',
      },
    ]);
  }
  return { from, until: new Date(last.getTime() + dayMs) };
};
