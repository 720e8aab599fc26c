import { addDays, isCalendarDate } from '@sargam/kit/format';

/** Both ends included, as `YYYY-MM-DD` in Dhaka. */
export type DateRange = { from: string; to: string };

/** The specification's quick ranges, in days up to and with today. */
export const rangePresets = [7, 30, 365] as const;
export type RangePreset = (typeof rangePresets)[number];
export const defaultPreset: RangePreset = 30;

export const lastDaysRange = (count: number, today: string): DateRange => ({
  from: addDays(today, 1 - count),
  to: today,
});

export type SelectedRange = { days: DateRange; preset?: RangePreset };

/** What the address asks for: `from` and `to`, or `days` for a range that moves on with time; else the usual one. */
export const parseDateRange = (params: URLSearchParams, today: string): SelectedRange => {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from && to && isCalendarDate(from) && isCalendarDate(to) && from <= to) return { days: { from, to } };
  const preset = rangePresets.find((count) => String(count) === params.get('days')) ?? defaultPreset;
  return { days: lastDaysRange(preset, today), preset };
};

/** The address's part for a quick range; the usual one needs none. */
export const presetQuery = (count: RangePreset): Record<string, string> =>
  count === defaultPreset ? {} : { days: String(count) };
