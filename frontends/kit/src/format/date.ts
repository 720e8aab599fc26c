import { daysSinceEpoch } from './day.ts';
import { type FormatLanguage, localizeDigits, toBengaliDigits } from './digits.ts';

const ZONE = 'Asia/Dhaka';
type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Created on first use: a formatter with a time zone takes a tenth of the start-up time, and few pages need it at the start. */
const getFormatter = (
  name: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  let formatter = formatters.get(name);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });
    formatters.set(name, formatter);
  }
  return formatter;
};

const dhakaParts = (date: Date): Parts =>
  Object.fromEntries(
    getFormatter('parts', 'en-GB', {
      day: 'numeric',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  ) as Parts;

/** The name of the month or of the day of the week. */
const formatPart = (date: Date, locale: 'en-US' | 'bn-BD', part: 'month' | 'weekday'): string =>
  getFormatter(`${part} ${locale}`, locale, { [part]: 'long' }).format(date);

/** The Bengali word before a time of day. Bengali has no AM and PM. */
const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  return hour < 18 ? 'বিকেল' : 'সন্ধ্যা';
};

const toDate = (date: Date | string | number): Date => (date instanceof Date ? date : new Date(date));
export type DateLike = Date | string | number;

/** November 21, 2026 / ২১ নভেম্বর ২০২৬, the date in Dhaka. */
export const formatDate = (value: DateLike, language: FormatLanguage): string => {
  const date = toDate(value);
  const { day, year } = dhakaParts(date);
  if (language === 'bn')
    return `${toBengaliDigits(day)} ${formatPart(date, 'bn-BD', 'month')} ${toBengaliDigits(year)}`;
  return `${formatPart(date, 'en-US', 'month')} ${Number(day)}, ${year}`;
};

/** January to December / জানুয়ারি থেকে ডিসেম্বর. */
export const monthNames = (language: FormatLanguage): readonly string[] =>
  Array.from({ length: 12 }, (_, at) =>
    formatPart(new Date(Date.UTC(2026, at, 15)), language === 'bn' ? 'bn-BD' : 'en-US', 'month'),
  );

/** 10:30 AM / সকাল ১০:৩০ */
export const formatTime = (value: DateLike, language: FormatLanguage): string => {
  const { hour, minute } = dhakaParts(toDate(value));
  const h = Number(hour);
  const time = `${h % 12 || 12}:${minute}`;
  return language === 'bn' ? `${partOfDay(h)} ${toBengaliDigits(time)}` : `${time} ${h < 12 ? 'AM' : 'PM'}`;
};

/** Saturday, November 21, 2026, 10:30 AM / ২১ নভেম্বর ২০২৬, শনিবার, সকাল ১০:৩০ */
export const formatDateTime = (value: DateLike, language: FormatLanguage): string => {
  const date = toDate(value);
  const time = formatTime(date, language);
  if (language === 'bn') return `${formatDate(date, 'bn')}, ${formatPart(date, 'bn-BD', 'weekday')}, ${time}`;
  return `${formatPart(date, 'en-US', 'weekday')}, ${formatDate(date, 'en')}, ${time}`;
};

/** 21-11-2026 / ২১-১১-২০২৬, for tables. */
export const formatShortDate = (value: DateLike, language: FormatLanguage): string => {
  const { day, month, year } = dhakaParts(toDate(value));
  return localizeDigits(`${day.padStart(2, '0')}-${month}-${year}`, language);
};

/** The date in Dhaka at a moment, as `2026-11-21`. */
export const dateInDhaka = (value: DateLike = Date.now()): string => {
  const { day, month, year } = dhakaParts(toDate(value));
  return `${year}-${month}-${day.padStart(2, '0')}`;
};

/** Calendar days in Dhaka from `now` until `value`; negative when it is in the past. */
export const daysUntil = (value: DateLike, now: DateLike = Date.now()): number =>
  daysSinceEpoch(dateInDhaka(value)) - daysSinceEpoch(dateInDhaka(now));
