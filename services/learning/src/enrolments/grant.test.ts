import { Order, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { createGrants } from './grant.ts';

const paidAt = new Date('2026-11-21T04:30:00Z');
const order = (...lines: object[]): Order => Order.fromPartial({ id: 'o', studentId: 's', paidAt, lines });
const gold = { tier: Tier.TIER_GOLD, validityDays: 90 };
const silver = { tier: Tier.TIER_SILVER, validityDays: 30 };

it('a bundle gives a grant for each child; an upgraded bundle upgrades each child', () => {
  const line = {
    courseId: 'bundle',
    bundleCourseIds: ['x', 'y'],
    offer: gold,
    kind: PurchaseKind.PURCHASE_KIND_UPGRADE,
    upgradesOrderId: 'before',
  };
  expect(createGrants(order(line), paidAt)).toMatchObject([
    { courseId: 'x', tier: Tier.TIER_GOLD, days: 90, upgradesOrderId: 'before' },
    { courseId: 'y', tier: Tier.TIER_GOLD, days: 90, upgradesOrderId: 'before' },
  ]);
});

it('a course alone and in a bundle of one order gets the sum of both lengths', () => {
  const lines = [
    { courseId: 'x', offer: silver },
    { courseId: 'bundle', bundleCourseIds: ['x', 'y'], offer: gold },
  ];
  expect(createGrants(order(...lines), paidAt)).toMatchObject([
    { courseId: 'x', tier: Tier.TIER_GOLD, days: 120 },
    { courseId: 'y', tier: Tier.TIER_GOLD, days: 90 },
  ]);
});

it('an extension upgrades no order', () => {
  const line = {
    courseId: 'x',
    offer: gold,
    kind: PurchaseKind.PURCHASE_KIND_EXTENSION,
    upgradesOrderId: 'before',
  };
  expect(createGrants(order(line), paidAt)).toMatchObject([{ upgradesOrderId: undefined }]);
});
