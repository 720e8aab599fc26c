import { allocate, percentOf } from '@sargam/chassis/amounts';

/** The payment of an order. All amounts are in poisha. */
export interface PaidOrder {
  /** Paid through the payment gateway. */
  readonly payable: bigint;
  /** The part of `payable` that the gateway pays out, from commerce's event (decision M10). */
  readonly received: bigint;
  readonly lines: readonly PaidLine[];
}

export interface PaidLine {
  readonly wallet: bigint;
  readonly payable: bigint;
}

/** The amounts of one line. */
export interface LineNet {
  /** Paid by the buyer, by wallet and by card. */
  readonly paid: bigint;
  /** `paid` minus the line's part of the gateway fee. */
  readonly net: bigint;
}

/**
 * Splits the gateway fee over the lines by their payments through the gateway; wallet money carries no fee. The nets add
 * up to the amount paid minus the fee.
 */
export const calculateLineNets = (order: PaidOrder): readonly LineNet[] => {
  const fees = allocate(
    order.payable - order.received,
    order.lines.map((line) => line.payable),
  );
  return order.lines.map((line, index) => {
    const paid = line.wallet + line.payable;
    return { paid, net: paid - (fees[index] ?? 0n) };
  });
};

/**
 * Splits a line over the courses of a bundle by their own prices (decision C3). The fee is split by the paid parts, so
 * that the net of a course is never more than the amount paid for it.
 */
export const splitLineNet = ({ paid, net }: LineNet, prices: readonly bigint[]): readonly LineNet[] => {
  const paidParts = allocate(paid, prices);
  const fees = allocate(paid - net, paidParts);
  return paidParts.map((part, index) => ({ paid: part, net: part - (fees[index] ?? 0n) }));
};

export interface Split {
  readonly share: bigint;
  readonly platform: bigint;
}

/** The instructor's percentage of the net. The platform gets the rest, so the two add up to the net (decision M11). */
export const splitNet = (net: bigint, sharePercent: number): Split => {
  const share = percentOf(net, sharePercent);
  return { share, platform: net - share };
};
