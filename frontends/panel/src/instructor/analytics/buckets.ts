import type { ApiSchemas } from '@sargam/kit';
import { addDays, dateInDhaka } from '@sargam/kit/format';
import { daysIn, type Range } from './range.ts';
import { leftOf } from './totals.ts';

/** What was earned in the days of one bar, beginning with `day`. */
export type Bucket = { day: string; total: number };
export type Buckets = { days: number; bars: Bucket[] };

// More bars than these do not fit the narrow drawing.
const MOST = 45;

const daysABar = (days: number): number => {
  if (days <= MOST) return 1;
  return days <= MOST * 7 ? 7 : Math.ceil(days / MOST);
};

/** Sales as bars: one a day, and for longer ranges one for several, the last perhaps shorter. */
export const bucketsOf = (
  sales: readonly Pick<ApiSchemas['InstructorSale'], 'date' | 'amount' | 'reversed'>[],
  range: Range,
): Buckets => {
  const days = daysABar(daysIn(range));
  const bars = Array.from({ length: Math.ceil(daysIn(range) / days) }, (_, i) => ({
    day: addDays(range.from, i * days),
    total: 0,
  }));
  for (const sale of sales) {
    const index = Math.floor((daysIn({ from: range.from, to: dateInDhaka(sale.date) }) - 1) / days);
    const bar = bars[index];
    if (bar) bar.total += leftOf(sale);
  }
  return { days, bars };
};
