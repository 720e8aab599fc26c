import type { Split } from './earning.ts';

/** One refund of an order, as the refunded sums before it and after it. */
export interface RefundInterval {
  readonly before: bigint;
  readonly after: bigint;
  /** Everything that was paid for the order, by wallet and by card. */
  readonly orderTotal: bigint;
}

/** The part of an amount that is reversed when `refunded` of the order is refunded, rounded down; everything at the end. */
const calculateRefundedPart = (amount: bigint, refunded: bigint, orderTotal: bigint): bigint =>
  refunded >= orderTotal ? amount : (amount * refunded) / orderTotal;

const calculateIntervalReversal = (amount: bigint, { before, after, orderTotal }: RefundInterval): bigint =>
  before === after
    ? 0n
    : calculateRefundedPart(amount, before, orderTotal) - calculateRefundedPart(amount, after, orderTotal);

/**
 * The reversal of an earning by one refund, in proportion (decision M13); zero or negative. It is the difference of two
 * running sums, so a full refund in any number of parts reverses exactly the earning, whatever the rounding.
 */
export const calculateReversal = ({ share, platform }: Split, refund: RefundInterval): Split => ({
  share: calculateIntervalReversal(share, refund),
  platform: calculateIntervalReversal(platform, refund),
});
