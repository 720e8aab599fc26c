import { isCalendarDate } from '@sargam/kit/format';

/** The parts of a date in ASCII digits without leading zeros; an empty part is ''. */
export type DateParts = { day: string; month: string; year: string };

const stripLeadingZeros = (digits = ''): string => digits.replace(/^0+/, '');

export const parseDateParts = (value: string): DateParts => {
  const [year, month, day] = value.split('-');
  return { year: stripLeadingZeros(year), month: stripLeadingZeros(month), day: stripLeadingZeros(day) };
};

/** `2026-11-21`; '' when all parts are empty. Incomplete parts give a text that `isCalendarDate` rejects. */
export const joinDateParts = ({ day, month, year }: DateParts): string => {
  if (!day && !month && !year) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The years from `min` to `max`; empty for an open span and for one of more than five years. */
export const yearsBetween = (min: string | undefined, max: string | undefined): string[] => {
  if (!min || !max) return [];
  const first = Number(min.slice(0, 4));
  const span = Number(max.slice(0, 4)) - first;
  return span > 4 ? [] : Array.from({ length: span + 1 }, (_, at) => String(first + at));
};

/** Sets the year if exactly one year puts the date between `min` and `max`; otherwise returns the parts unchanged. */
export const inferYear = (parts: DateParts, min: string | undefined, max: string | undefined): DateParts => {
  const isInRange = (year: string): boolean => {
    const date = joinDateParts({ ...parts, year });
    return isCalendarDate(date) && date >= (min ?? date) && date <= (max ?? date);
  };
  const fitting = parts.day && parts.month ? yearsBetween(min, max).filter(isInRange) : [];
  const [only] = fitting;
  return only && fitting.length === 1 ? { ...parts, year: only } : parts;
};
