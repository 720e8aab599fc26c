import fc from 'fast-check';
import type { StudentId } from '../ids.ts';
import { sum } from '../money/poisha.ts';
import {
  accountId,
  type LotBalance,
  platformAccount,
  receiptTransfers,
  takeFromLots,
  toEntries,
} from './ledger.ts';

const moment = (text: string) => new Date(text);
const lots: fc.Arbitrary<LotBalance[]> = fc.array(
  fc.record({
    bucket: fc.constantFrom('gift' as const, 'refund' as const, 'referral' as const),
    expiresAt: fc.option(fc.date({ noInvalidDate: true })),
    amount: fc.bigInt(1n, 100_000n),
  }),
  { maxLength: 8 },
);

describe('spending', () => {
  it('takes the nearest expiry first and lots without expiry last', () => {
    const soon = { bucket: 'gift' as const, expiresAt: moment('2026-12-31T18:00:00Z'), amount: 300n };
    const later = { bucket: 'gift' as const, expiresAt: moment('2027-06-30T18:00:00Z'), amount: 300n };
    const never = { bucket: 'refund' as const, expiresAt: null, amount: 300n };
    expect(takeFromLots([never, later, soon], 700n)).toEqual([soon, later, { ...never, amount: 100n }]);
  });

  it('takes exactly the amount, or nothing when the lots hold less', () => {
    fc.assert(
      fc.property(lots, fc.bigInt(0n, 300_000n), (has, amount) => {
        const parts = takeFromLots(has, amount);
        if (parts === undefined) expect(sum(has.map((lot) => lot.amount))).toBeLessThan(amount);
        else {
          expect(sum(parts.map((lot) => lot.amount))).toBe(amount);
          expect(parts.length).toBeLessThanOrEqual(has.length);
        }
      }),
    );
  });
});

it('the entries of every movement add up to zero', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 50_000_000n), fc.bigInt(0n, 50_000_000n), (a, b) => {
      const [amount, received] = a > b ? [a, b] : [b, a];
      const entries = toEntries(receiptTransfers(amount, received, 'sales'));
      expect(sum(entries.map((entry) => entry.amount))).toBe(0n);
      const sold = entries.filter(
        ({ account }) => accountId(account) === accountId(platformAccount('sales')),
      );
      expect(sum(sold.map((entry) => entry.amount))).toBe(amount);
    }),
  );
});

it('an account id contains student, kind, bucket and expiry', () => {
  const student = 'S1' as StudentId;
  expect(
    accountId({ kind: 'held', student, bucket: 'gift', expiresAt: moment('2026-12-31T18:00:00Z') }),
  ).toBe('S1/held/gift/2026-12-31T18:00:00.000Z');
  expect(accountId({ kind: 'available', student, bucket: 'refund', expiresAt: null })).toBe(
    'S1/available/refund/never',
  );
});
