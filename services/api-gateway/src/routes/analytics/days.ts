import { refuse } from '@sargam/chassis/errors';

// Bangladesh has kept this offset since 2010, without summer time.
const dhakaMs = 6 * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

const partsOf = (text: string): readonly [number, number, number] => {
  const numbers = text.slice(0, 10).split('-').map(Number);
  const [first = 0, month = 0, last = 0] = numbers;
  return text.indexOf('-') === 4 ? [first, month, last] : [last, month, first];
};

/** Midnight in Dhaka at which the day begins; undefined for a day that the calendar does not have. */
export const startOfDay = (text: string): Date | undefined => {
  const [year, month, day] = partsOf(text);
  const utc = new Date(Date.UTC(year, month - 1, day));
  const exists = utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
  return exists ? new Date(utc.getTime() - dhakaMs) : undefined;
};

/** From the beginning of the first day up to the end of the last, both included, in Dhaka (decision L1). */
export const betweenDays = ({ start, end }: { start: string; end: string }): { from: Date; until: Date } => {
  const [from, last] = [startOfDay(start), startOfDay(end)];
  if (!from || !last || last < from) {
    throw refuse.invalid('invalid-days', 'both from and to dates are needed', [
      { field: from ? 'end' : 'start', message: 'a date such as 21-11-2026, the first before the last' },
    ]);
  }
  return { from, until: new Date(last.getTime() + dayMs) };
};
