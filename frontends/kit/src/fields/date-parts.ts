import { isCalendarDate } from '@sargam/kit/format';

/** A day as it is written, in ASCII digits without leading zeros; empty where nothing is written yet. */
export type DateParts = { day: string; month: string; year: string };

const stripLeadingZeros = (digits = ''): string => digits.replace(/^0+/, '');

export const parseDateParts = (value: string): DateParts => {
  const [year, month, day] = value.split('-');
  return { year: stripLeadingZeros(year), month: stripLeadingZeros(month), day: stripLeadingZeros(day) };
};

/** `2026-11-21`; empty where nothing is written, and no day (`isDay`) where it is begun or is in no calendar. */
export const joinDateParts = ({ day, month, year }: DateParts): string => {
  if (!day && !month && !year) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The years between two days; none where the span is open, or too long to pick from. */
export const yearsBetween = (min: string | undefined, max: string | undefined): string[] => {
  if (!min || !max) return [];
  const first = Number(min.slice(0, 4));
  const span = Number(max.slice(0, 4)) - first;
  return span > 4 ? [] : Array.from({ length: span + 1 }, (_, at) => String(first + at));
};

/** The year in which the day lies within what is allowed, where there is one such year; else as written. */
export const inferYear = (parts: DateParts, min: string | undefined, max: string | undefined): DateParts => {
  const fits = (year: string): boolean => {
    const date = joinDateParts({ ...parts, year });
    return isCalendarDate(date) && date >= (min ?? date) && date <= (max ?? date);
  };
  const fitting = parts.day && parts.month ? yearsBetween(min, max).filter(fits) : [];
  const [only] = fitting;
  return only && fitting.length === 1 ? { ...parts, year: only } : parts;
};
