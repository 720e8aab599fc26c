import { addDays, isCalendarDate } from '@sargam/kit/format';

/** Inclusive on both ends, `YYYY-MM-DD` in Dhaka's time zone. */
export type DateRange = { from: string; to: string };

/** The preset ranges, in days up to and including today. */
export const rangePresets = [7, 30, 365] as const;
export type RangePreset = (typeof rangePresets)[number];
export const defaultPreset: RangePreset = 30;

export const lastDaysRange = (count: number, today: string): DateRange => ({
  from: addDays(today, 1 - count),
  to: today,
});

export type SelectedRange = { days: DateRange; preset?: RangePreset };

/** Reads the range from the URL: `from` and `to`, or a preset in `days`, which always ends today; else the default preset. */
export const parseDateRange = (params: URLSearchParams, today: string): SelectedRange => {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from && to && isCalendarDate(from) && isCalendarDate(to) && from <= to) return { days: { from, to } };
  const preset = rangePresets.find((count) => String(count) === params.get('days')) ?? defaultPreset;
  return { days: lastDaysRange(preset, today), preset };
};

/** The query parameters of a preset; the default preset has none. */
export const presetQuery = (count: RangePreset): Record<string, string> =>
  count === defaultPreset ? {} : { days: String(count) };
