import {
  type AccountClass,
  houseAccounts,
  isAllowedTransfer,
  movementKinds,
  studentAccounts,
} from './chart-of-accounts.ts';

const places = Object.values(movementKinds).flatMap(({ ways }): AccountClass[] => ways.flat());

it('every account of the ledger is moved from or to by something', () => {
  const named = [
    ...Object.keys(houseAccounts).map((name) => `house/${name}`),
    ...Object.keys(studentAccounts).map((name) => `student/${name}`),
  ];
  // What is promised for a friend moves once there are movements for it.
  expect([...new Set([...places, 'student/pending', 'house/referral-rewards'])].sort()).toEqual(named.sort());
});

it('no money goes from a student to another place than an order, a sale or its expiry', () => {
  expect(isAllowedTransfer('capture', 'student/held', 'house/sales')).toBe(true);
  expect(isAllowedTransfer('capture', 'student/available', 'house/sales')).toBe(false);
  expect(isAllowedTransfer('refund', 'house/gateway', 'student/available')).toBe(false);
});
