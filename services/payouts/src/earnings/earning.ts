import { allocate, percentOf } from '@sargam/chassis/amounts';
import { startOfDhakaDay } from '@sargam/chassis/calendar';

/** The gateway's usual cut, where it did not report what it passes on (decision M10). */
const usualCutPercent = 2.5;

/** Orders before this day, in Dhaka, are shown without a cut where none was reported (decision M10). */
const cutsSince = startOfDhakaDay('2022-05-22');

/** What an order brought in. All money is in poisha. */
export interface PaidOrder {
  readonly paidAt: Date;
  /** What went through the gateway. */
  readonly payable: bigint;
  /** What the gateway reported that it passes on of that; 0 where it reported nothing. */
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

/** What the gateway kept: as it reported, or 2.5% since 22-5-2022. Parts paid by wallet carry none. */
export const gatewayCut = ({ payable, received, paidAt }: PaidOrder): bigint => {
  if (received > 0n) return payable - received;
  return paidAt < cutsSince ? 0n : percentOf(payable, usualCutPercent);
};

/** Splits the gateway's cut over the lines by what each paid through it. The nets add up to paid less cut. */
export const lineNets = (order: PaidOrder): readonly LineNet[] => {
  const cuts = allocate(
    gatewayCut(order),
    order.lines.map((line) => line.payable),
  );
  return order.lines.map((line, index) => {
    const paid = line.wallet + line.payable;
    return { paid, net: paid - (cuts[index] ?? 0n) };
  });
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
