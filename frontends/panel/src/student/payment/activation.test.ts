import { anOwnedCourse, aPurchase } from '../../testing/samples.ts';
import { hasEndedUnpaid, isActivated } from './activation.ts';

const line = (some: Partial<ReturnType<typeof aPurchase>['courses'][number]> = {}) => ({
  _id: 'c1',
  title: '',
  price: 1250,
  tierPrice: 1250,
  tier: 'gold' as const,
  kind: 'new' as const,
  validity: 90,
  endsAt: null,
  ...some,
});
const order = (courses = [line()]) => aPurchase({ courses });
const until = (endsAt: string, _id = 'c1') => anOwnedCourse({ _id, endsAt });

describe('a paid course', () => {
  it('has arrived once the classroom shows it for the days bought', () => {
    expect(isActivated(order(), [until('2027-02-19T17:59:59.000Z')])).toBe(true);
  });
  it('has not while the classroom does not know it, or knows an earlier end', () => {
    expect(isActivated(order(), [])).toBe(false);
    expect(isActivated(order(), [until('2026-12-01T17:59:59.000Z')])).toBe(false);
  });
  it('has arrived as a bundle with the courses in it', () => {
    expect(isActivated(order([line({ _id: 'bundle' })]), [until('2027-02-19T17:59:59.000Z', 'inside')])).toBe(
      true,
    );
  });
  it('has arrived as an upgrade once the classroom shows the tier, which may end before a new one would', () => {
    const upgrade = order([line({ kind: 'upgrade' })]);
    const held = { _id: 'c1', endsAt: '2026-12-31T17:59:59.000Z' };
    expect(isActivated(upgrade, [anOwnedCourse({ ...held, tier: 'silver' })])).toBe(false);
    expect(isActivated(upgrade, [anOwnedCourse({ ...held, tier: 'gold' })])).toBe(true);
  });
  it('waits for every course of the order', () => {
    const two = order([line(), line({ _id: 'c2' })]);
    expect(isActivated(two, [until('2027-02-19T17:59:59.000Z')])).toBe(false);
  });
  it('is not waited for where nothing was paid in the end', () => {
    expect(isActivated(aPurchase({ paid: false, paidAt: null }), [until('2027-02-19T17:59:59.000Z')])).toBe(
      false,
    );
    expect(hasEndedUnpaid(aPurchase({ state: 'failed' }))).toBe(true);
    expect(hasEndedUnpaid(aPurchase({ state: 'awaiting_payment' }))).toBe(false);
  });
});
