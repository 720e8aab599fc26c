import { findCounterexamples, seededRandom } from '@sargam/chassis/property-testing';
import { findDifference } from './compare-computations.ts';
import { randomHistory } from './random-history.ts';

it('commerce and learning compute the same access periods from 1,000 histories', () => {
  expect(findCounterexamples((draw) => findDifference(randomHistory(draw)), { cases: 1000 })).toEqual([]);
});

it('the histories contain bundles, upgrades, refunds and payments at one instant', () => {
  const draw = seededRandom(1);
  const orders = Array.from({ length: 200 }, () => randomHistory(draw)).flat();
  const lines = orders.flatMap((order) => order.lines);
  expect(lines.filter((line) => line.bundleCourseIds.length > 1).length).toBeGreaterThan(100);
  expect(lines.filter((line) => line.upgrades).length).toBeGreaterThan(100);
  expect(orders.filter((order) => order.revokedAt).length).toBeGreaterThan(100);
  expect(new Set(orders.map(({ paidAt }) => paidAt.getTime())).size).toBeLessThan(orders.length - 100);
});
