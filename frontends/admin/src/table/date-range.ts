import { addDays, isCalendarDate } from '@sargam/kit/format';

/** Inclusive on both ends, `YYYY-MM-DD` in Dhaka's time zone. */
export type DateRange = { from: string; to: string };

/** The preset ranges, in days up to and including today. */
export const rangePresets = [7, 30, 365] as const;
/** Every day since before the first order; in the URL only, for a list of what waits however long. */
export const allTime = 'all';
export type RangePreset = (typeof rangePresets)[number] | typeof allTime;
export const defaultPreset: RangePreset = 30;

export const lastDaysRange = (days: number, today: string): DateRange => ({
  from: addDays(today, 1 - days),
  to: today,
});

export type SelectedRange = { range: DateRange; preset?: RangePreset };

/** Reads the range from the URL: `from` and `to`, or a preset in `days`, which always ends today; else the default preset. */
export const parseDateRange = (params: URLSearchParams, today: string): SelectedRange => {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from && to && isCalendarDate(from) && isCalendarDate(to) && from <= to) return { range: { from, to } };
  if (params.get('days') === allTime) return { range: { from: '2020-01-01', to: today }, preset: allTime };
  const preset = rangePresets.find((days) => String(days) === params.get('days')) ?? defaultPreset;
  return { range: lastDaysRange(preset, today), preset };
};

/** The query parameters of a preset; the default preset has none. */
export const presetQuery = (days: RangePreset): Record<string, string> =>
  days === defaultPreset ? {} : { days: String(days) };
