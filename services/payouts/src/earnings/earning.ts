import { allocate, percentOf } from '@sargam/chassis/amounts';

/** What an order brought in. All money is in poisha. */
export interface PaidOrder {
  /** What went through the gateway. */
  readonly payable: bigint;
  /** What the gateway passes on of that, as commerce announces it (decision M10). */
  readonly received: bigint;
  readonly lines: readonly PaidLine[];
}

export interface PaidLine {
  readonly wallet: bigint;
  readonly payable: bigint;
}

/** What one line came to for the platform and the instructor together. */
export interface LineNet {
  /** What the buyer paid for it, by wallet and by card. */
  readonly paid: bigint;
  /** That, less the line's part of the gateway's cut. */
  readonly net: bigint;
}

/**
 * Splits what the gateway kept over the lines by what each paid through it; parts paid by wallet carry none. The nets
 * add up to paid less cut.
 */
export const lineNets = (order: PaidOrder): readonly LineNet[] => {
  const cuts = allocate(
    order.payable - order.received,
    order.lines.map((line) => line.payable),
  );
  return order.lines.map((line, index) => {
    const paid = line.wallet + line.payable;
    return { paid, net: paid - (cuts[index] ?? 0n) };
  });
};

/**
 * Splits what a line came to over the courses of a bundle by their own prices (decision C3). The cut follows what was
 * paid for each, so that no course comes to more than was paid for it.
 */
export const courseNets = ({ paid, net }: LineNet, prices: readonly bigint[]): readonly LineNet[] => {
  const paidParts = allocate(paid, prices);
  const cuts = allocate(paid - net, paidParts);
  return paidParts.map((part, index) => ({ paid: part, net: part - (cuts[index] ?? 0n) }));
};

export interface Split {
  readonly share: bigint;
  readonly platform: bigint;
}

/** The instructor's percentage of the net; the rest is the platform's, so the two always make the net (decision M11). */
export const splitNet = (net: bigint, sharePercent: number): Split => {
  const share = percentOf(net, sharePercent);
  return { share, platform: net - share };
};
