import { sumSeries } from './pod-metrics.ts';

it('sums the series of a counter, and of no counter whose name begins with it', () => {
  const text = [
    '# TYPE events_duplicate_total counter',
    'events_duplicate_total{topic="commerce.orders.v1",group="learning"} 2',
    'events_duplicate_total{topic="commerce.orders.v1",group="payouts"} 3',
    'events_duplicate_total_created{topic="x"} 1700000000',
    'orders_paid_twice_total 1',
  ].join('\n');
  expect(sumSeries(text, 'events_duplicate_total')).toBe(5);
  expect(sumSeries(text, 'orders_paid_twice_total')).toBe(1);
  expect(sumSeries(text, 'events_dead_lettered_total')).toBe(0);
});
