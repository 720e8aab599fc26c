import { Order, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { createGrants } from './grant.ts';

const paidAt = new Date('2026-11-21T04:30:00Z');
const order = (...lines: object[]): Order => Order.fromPartial({ id: 'o', studentId: 's', paidAt, lines });
const gold = { tier: Tier.TIER_GOLD, validityDays: 90 };
const silver = { tier: Tier.TIER_SILVER, validityDays: 30 };

it('gives the children of a bundle, each as an upgrade where the bundle is one', () => {
  const line = {
    courseId: 'bundle',
    bundleCourseIds: ['x', 'y'],
    offer: gold,
    kind: PurchaseKind.PURCHASE_KIND_UPGRADE,
    upgradesOrderId: 'before',
  };
  expect(createGrants(order(line), paidAt)).toMatchObject([
    { courseId: 'x', tier: Tier.TIER_GOLD, days: 90, upgrades: 'before' },
    { courseId: 'y', tier: Tier.TIER_GOLD, days: 90, upgrades: 'before' },
  ]);
});

it('adds up what a course gets alone and in a bundle of the same order', () => {
  const lines = [
    { courseId: 'x', offer: silver },
    { courseId: 'bundle', bundleCourseIds: ['x', 'y'], offer: gold },
  ];
  expect(createGrants(order(...lines), paidAt)).toMatchObject([
    { courseId: 'x', tier: Tier.TIER_GOLD, days: 120 },
    { courseId: 'y', tier: Tier.TIER_GOLD, days: 90 },
  ]);
});

it('raises nothing where the line is no upgrade', () => {
  const line = {
    courseId: 'x',
    offer: gold,
    kind: PurchaseKind.PURCHASE_KIND_EXTENSION,
    upgradesOrderId: 'before',
  };
  expect(createGrants(order(line), paidAt)).toMatchObject([{ upgrades: undefined }]);
});
