import type { CourseId, OrderId } from '../ids.ts';
import { createGrants, type GrantingLine } from './grant.ts';

const paidAt = new Date('2026-11-21T04:30:00Z');
const line = (courseId: string, tier: 'silver' | 'gold', more: Partial<GrantingLine> = {}): GrantingLine => ({
  orderId: 'o' as OrderId,
  courseId: courseId as CourseId,
  tier,
  validityDays: tier === 'gold' ? 90 : 30,
  upgrades: undefined,
  bundleCourseIds: [],
  paidAt,
  revokedAt: undefined,
  ...more,
});

it('a bundle gives a grant for each child; an upgraded bundle upgrades each child', () => {
  const bundle = line('bundle', 'gold', { bundleCourseIds: ['x', 'y'], upgrades: 'before' as OrderId });
  const upgrade = { tier: 'gold', days: 90, upgrades: 'before' };
  expect([...createGrants([bundle])]).toMatchObject([
    ['x', [upgrade]],
    ['y', [upgrade]],
  ]);
});

it('a course alone and in a bundle of one order gets the sum of both lengths', () => {
  const lines = [line('x', 'silver'), line('bundle', 'gold', { bundleCourseIds: ['x', 'y'] })];
  expect([...createGrants(lines)]).toMatchObject([
    ['x', [{ tier: 'gold', days: 120 }]],
    ['y', [{ tier: 'gold', days: 90 }]],
  ]);
});

it('two orders of a course give two grants', () => {
  const lines = [line('x', 'silver'), line('x', 'silver', { orderId: 'p' as OrderId })];
  expect(createGrants(lines).get('x')).toMatchObject([{ orderId: 'o' }, { orderId: 'p' }]);
});
