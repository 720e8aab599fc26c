import { receivedAfterUsualFee } from './gateway-fee.ts';

describe('amount after the usual gateway fee', () => {
  it.each([
    ['2022-05-21T17:59:59Z', 100_000n, 100_000n],
    ['2022-05-21T18:00:00Z', 100_000n, 97_500n],
    ['2026-11-21T12:00:00Z', 1_000n, 975n],
    ['2026-11-21T12:00:00Z', 0n, 0n],
    ['2026-11-21T12:00:00Z', 6_900n, 6_727n],
  ])('payment at %s of %s poisha: %s received', (paidAt, amount, received) => {
    expect(receivedAfterUsualFee(amount, new Date(paidAt))).toBe(received);
  });
});
