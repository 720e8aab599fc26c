import type { ApiSchemas } from '@sargam/kit';
import { addDays, dateInDhaka } from '@sargam/kit/format';
import { countDays, type Range } from './date-range.ts';
import { shareAfterRefunds } from './sales-totals.ts';

/** Share in the days of one bar, starting with `day`. */
export type Bucket = { day: string; total: number };
export type Buckets = { days: number; bars: Bucket[] };

// More bars do not fit the narrow chart.
const MAX_BARS = 45;

const daysPerBar = (days: number): number => {
  if (days <= MAX_BARS) return 1;
  return days <= MAX_BARS * 7 ? 7 : Math.ceil(days / MAX_BARS);
};

/** One bar per day; in longer ranges one bar for several days. The last bar can have fewer days. */
export const groupSalesByDays = (
  sales: readonly Pick<ApiSchemas['InstructorSale'], 'date' | 'amount' | 'reversed'>[],
  range: Range,
): Buckets => {
  const days = daysPerBar(countDays(range));
  const bars = Array.from({ length: Math.ceil(countDays(range) / days) }, (_, i) => ({
    day: addDays(range.from, i * days),
    total: 0,
  }));
  for (const sale of sales) {
    const index = Math.floor((countDays({ from: range.from, to: dateInDhaka(sale.date) }) - 1) / days);
    const bar = bars[index];
    if (bar) bar.total += shareAfterRefunds(sale);
  }
  return { days, bars };
};
