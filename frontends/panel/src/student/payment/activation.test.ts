import { buildOwnedCourse, buildPurchase } from '../../testing/samples.ts';
import { hasEndedUnpaid, isActivated } from './activation.ts';

const line = (some: Partial<ReturnType<typeof buildPurchase>['courses'][number]> = {}) => ({
  _id: 'c1',
  title: '',
  price: 1250,
  tierPrice: 1250,
  tier: 'gold' as const,
  kind: 'new' as const,
  validity: 90,
  bundleCourses: [],
  endsAt: null,
  ...some,
});
const order = (courses = [line()]) => buildPurchase({ courses });
const until = (endsAt: string, _id = 'c1') => buildOwnedCourse({ _id, endsAt });

describe('a paid course', () => {
  it('is active if the access lasts the bought days', () => {
    expect(isActivated(order(), [until('2027-02-19T17:59:59.000Z')])).toBe(true);
  });
  it('is not active if it is missing or ends earlier', () => {
    expect(isActivated(order(), [])).toBe(false);
    expect(isActivated(order(), [until('2026-12-01T17:59:59.000Z')])).toBe(false);
  });
  it('is active as a bundle with one of its courses', () => {
    const bundle = order([line({ _id: 'bundle', bundleCourses: ['inside', 'other'] })]);
    expect(isActivated(bundle, [until('2027-02-19T17:59:59.000Z', 'inside')])).toBe(true);
    expect(isActivated(bundle, [until('2027-02-19T17:59:59.000Z', 'elsewhere')])).toBe(false);
  });
  it('is not active because another course is', () => {
    expect(isActivated(order(), [until('2027-02-19T17:59:59.000Z', 'bought-before')])).toBe(false);
  });
  it('is active as an upgrade if the tier matches', () => {
    const upgrade = order([line({ kind: 'upgrade' })]);
    const ownedCourse = { _id: 'c1', endsAt: '2026-12-31T17:59:59.000Z' };
    expect(isActivated(upgrade, [buildOwnedCourse({ ...ownedCourse, tier: 'silver' })])).toBe(false);
    expect(isActivated(upgrade, [buildOwnedCourse({ ...ownedCourse, tier: 'gold' })])).toBe(true);
  });
  it('is only active with every course of the order', () => {
    const twoCourses = order([line(), line({ _id: 'c2' })]);
    expect(isActivated(twoCourses, [until('2027-02-19T17:59:59.000Z')])).toBe(false);
  });
  it('is not active without a payment', () => {
    expect(
      isActivated(buildPurchase({ paid: false, paidAt: null }), [until('2027-02-19T17:59:59.000Z')]),
    ).toBe(false);
    expect(hasEndedUnpaid(buildPurchase({ state: 'failed' }))).toBe(true);
    expect(hasEndedUnpaid(buildPurchase({ state: 'awaiting_payment' }))).toBe(false);
  });
});
