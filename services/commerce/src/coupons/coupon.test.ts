import { normalizeCouponCode, parseNewCoupon } from './coupon.ts';

const now = new Date('2026-11-21T12:00:00Z');
const request = { code: 'EID-25', percent: 25, useLimit: 10, expiresOn: '2026-11-21' };

it('codes match regardless of case, surrounding spaces and digit script', () => {
  expect(normalizeCouponCode(' eid২৫ ')).toBe(normalizeCouponCode('EID25'));
  expect(normalizeCouponCode('EID25')).not.toBe(normalizeCouponCode('EID26'));
});

it('a coupon is valid until the end of its last day in Dhaka', () => {
  expect(parseNewCoupon(request, now).expiresAt.toISOString()).toBe('2026-11-21T18:00:00.000Z');
});

it.each([
  ['code', { code: 'a' }],
  ['code', { code: 'with space' }],
  ['percent', { percent: 0 }],
  ['percent', { percent: 101 }],
  ['use_limit', { useLimit: 0 }],
  ['expires_on', { expiresOn: '2026-11-20' }],
  ['expires_on', { expiresOn: '31-12-2026' }],
])('rejects an invalid %s: %j', (field, change) => {
  expect(() => parseNewCoupon({ ...request, ...change }, now)).toThrow(
    expect.objectContaining({ kind: 'invalid', fields: [expect.objectContaining({ field })] }),
  );
});
