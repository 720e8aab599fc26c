import type { Split } from './earning.ts';

/** One refund of an order, as a stretch of all that goes back: what had gone back before it and what after it. */
export interface Stretch {
  readonly before: bigint;
  readonly after: bigint;
  /** All that was paid for the order, by wallet and by card. */
  readonly whole: bigint;
}

/** How much of an amount goes back once so much of its order has, rounded down; all of it with the last poisha. */
const goneBack = (amount: bigint, refunded: bigint, whole: bigint): bigint =>
  refunded >= whole ? amount : (amount * refunded) / whole;

const between = (amount: bigint, { before, after, whole }: Stretch): bigint =>
  before === after ? 0n : goneBack(amount, before, whole) - goneBack(amount, after, whole);

/**
 * What a refund takes back of an earning, in proportion (decision M13); zero or below. It is reckoned from what had
 * gone back before, so that a full refund in any parts comes to exactly the earning, however each part is rounded.
 */
export const reversalOf = ({ share, platform }: Split, refund: Stretch): Split => ({
  share: between(share, refund),
  platform: between(platform, refund),
});
