import type { ApiSchemas } from '@sargam/kit';

export type Figures = ApiSchemas['DashboardFigures'];

/** The money of each day of the range, and of the day with the same place in the 30 days before. */
export const toMoneySeries = ({ days, start }: Pick<Figures, 'days' | 'start'>) => {
  const now = days.filter(({ day }) => day >= start);
  const before = days.filter(({ day }) => day < start);
  return {
    days: now.map(({ day }) => day),
    now: now.map(({ received }) => received),
    before: before.map(({ received }) => received),
  };
};

type StatePart = 'paid' | 'unpaid' | 'refunded' | 'review' | 'failed';

/** The parts of the donut. Orders that ended without a payment are one part. */
const partOfState: Record<Figures['states'][number]['state'], StatePart> = {
  paid: 'paid',
  partly_refunded: 'paid',
  created: 'unpaid',
  awaiting_payment: 'unpaid',
  refunded: 'refunded',
  review: 'review',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
};
const parts: readonly StatePart[] = ['paid', 'unpaid', 'refunded', 'review', 'failed'];

/** The number of orders of each part; parts without orders are left out. */
export const toStateParts = ({ states }: Pick<Figures, 'states'>) =>
  parts
    .map((part) => ({
      part,
      count: states
        .filter(({ state }) => partOfState[state] === part)
        .reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0);

/** The change in whole per cent; undefined without an earlier value. */
export const changePercent = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((now / before - 1) * 100) : undefined;
