import { addDays } from '@sargam/kit/format';
import { countDays, type Range } from './date-range.ts';
import { sumTaka } from './sales-totals.ts';

export type BucketUnit = 'day' | 'month' | 'year';
/** The share in a day, month or year; `key` is `2026-11-21`, `2026-11` or `2026`. */
export type Bucket = { key: string; total: number };
export type Buckets = { unit: BucketUnit; bars: Bucket[] };

// More bars do not fit the narrow chart.
const MAX_BARS = 45;
const keyLengths = { day: 10, month: 7, year: 4 } as const;

const listKeys = ({ from, to }: Range, unit: BucketUnit): string[] => {
  const days = Array.from({ length: countDays({ from, to }) }, (_, i) => addDays(from, i));
  return [...new Set(days.map((day) => day.slice(0, keyLengths[unit])))];
};

const pickUnit = (range: Range): BucketUnit => {
  if (countDays(range) <= MAX_BARS) return 'day';
  return listKeys(range, 'month').length <= MAX_BARS ? 'month' : 'year';
};

/** One bar per day, in longer ranges one per month, and in very long ones one per year. Days are days in Dhaka. */
export const groupSalesByTime = (
  days: readonly { readonly day: string; readonly share: number }[],
  range: Range,
): Buckets => {
  const unit = pickUnit(range);
  const shares = Map.groupBy(days, ({ day }) => day.slice(0, keyLengths[unit]));
  const bars = listKeys(range, unit).map((key) => ({
    key,
    total: sumTaka(shares.get(key)?.map(({ share }) => share) ?? []),
  }));
  return { unit, bars };
};
