import {
  type AccountClass,
  isAllowedTransfer,
  movementKinds,
  platformAccounts,
  studentAccounts,
} from './chart-of-accounts.ts';

const classes = Object.values(movementKinds).flatMap(({ transfers }): AccountClass[] => transfers.flat());

it('every account is used by a movement kind', () => {
  const named = [
    ...Object.keys(platformAccounts).map((name) => `house/${name}`),
    ...Object.keys(studentAccounts).map((name) => `student/${name}`),
  ];
  // Pending rewards have their own movement kinds.
  expect([...new Set([...classes, 'student/pending', 'house/referral-rewards'])].sort()).toEqual(
    named.sort(),
  );
});

it('student money moves only to an order, a sale or expiry', () => {
  expect(isAllowedTransfer('capture', 'student/held', 'house/sales')).toBe(true);
  expect(isAllowedTransfer('capture', 'student/available', 'house/sales')).toBe(false);
  expect(isAllowedTransfer('refund', 'house/gateway', 'student/available')).toBe(false);
});
