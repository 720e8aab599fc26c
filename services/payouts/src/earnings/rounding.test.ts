import { findCounterexamples, type RandomInteger, randomAmountBelow } from '@sargam/chassis/property-testing';
import {
  calculateLineNets,
  type LineNet,
  type PaidLine,
  type Split,
  splitLineNet,
  splitNet,
} from './earning.ts';
import { calculateReversal } from './reversal.ts';

const poisha = BigInt;
const taka = 100;
// Small amounts show rounding, large amounts are typical orders, and ten lakh taka is near the upper limit.
const prices = [1, 20, 30 * taka, 20_000 * taka, 1_000_000 * taka + 1];

interface PurchasedLine extends PaidLine {
  /** The prices of the courses of a bundle; the single price of a course. */
  readonly prices: readonly bigint[];
}

const createLine = (draw: RandomInteger): PurchasedLine => {
  const childCount = draw(8) === 0 ? 1 + draw(20) : 1;
  const childPrices: bigint[] = [];
  for (let count = 0; count < childCount; count++) childPrices.push(randomAmountBelow(draw, prices));
  return {
    wallet: randomAmountBelow(draw, prices),
    payable: randomAmountBelow(draw, prices),
    prices: childPrices,
  };
};

/** The gateway fee: mostly a whole percentage from 0 to 100, sometimes any amount. */
const createFee = (draw: RandomInteger, payable: bigint): bigint =>
  draw(4) === 0 ? (payable * poisha(draw(2 ** 32))) / poisha(2 ** 32) : (payable * poisha(draw(101))) / 100n;

/** Running sums of the refunds of an order, up to a full refund. */
const createRefundSums = (draw: RandomInteger, orderTotal: bigint): readonly bigint[] => {
  const sums: bigint[] = [];
  for (let count = draw(4); count > 0; count--) sums.push((orderTotal * poisha(draw(10_001))) / 10_000n);
  return [0n, ...sums.sort((one, other) => (one < other ? -1 : 1)), orderTotal];
};

/** The parts must add up to the whole, and no net may be negative or more than the amount paid. */
const findNetError = (parts: readonly LineNet[], whole: LineNet): string | undefined => {
  let [paid, net] = [0n, 0n];
  for (const part of parts) {
    if (part.net < 0n || part.net > part.paid) return 'a net is not between zero and the amount paid';
    paid += part.paid;
    net += part.net;
  }
  return paid === whole.paid && net === whole.net ? undefined : 'the parts do not add up';
};

/** Refunds up to the order total must reverse exactly the earning. */
const findReversalError = (
  earned: Split,
  sums: readonly bigint[],
  orderTotal: bigint,
): string | undefined => {
  let { share, platform } = earned;
  for (let step = 1; step < sums.length; step++) {
    const [before, after] = [sums[step - 1] ?? 0n, sums[step] ?? orderTotal];
    const reversal = calculateReversal(earned, { before, after, orderTotal });
    if (reversal.share > 0n || reversal.platform > 0n) return 'a reversal is positive';
    share += reversal.share;
    platform += reversal.platform;
    if (share < 0n || platform < 0n) return 'the reversals are more than the earning';
  }
  return orderTotal > 0n && (share !== 0n || platform !== 0n)
    ? 'the reversals of a full refund are less than the earning'
    : undefined;
};

/** Checks one random order: the nets of its lines and courses, every split, and a full refund in parts. */
const findCounterexample = (draw: RandomInteger): string | undefined => {
  const lines: PurchasedLine[] = [];
  for (let count = draw(8) < 5 ? 0 : draw(4); count >= 0; count--) lines.push(createLine(draw));
  let [wallet, payable] = [0n, 0n];
  for (const line of lines) {
    wallet += line.wallet;
    payable += line.payable;
  }
  const fee = createFee(draw, payable);
  const orderTotal = wallet + payable;
  const nets = calculateLineNets({ payable, received: payable - fee, lines });
  const lineError = findNetError(nets, { paid: orderTotal, net: orderTotal - fee });
  if (lineError) return `the lines: ${lineError}`;

  const refundSums = createRefundSums(draw, orderTotal);
  let earned = 0n;
  for (const [index, line] of lines.entries()) {
    const net = nets[index] ?? { paid: 0n, net: 0n };
    if (line.payable === 0n && net.net !== line.wallet) return 'wallet money carries a fee';
    const courses = splitLineNet(net, line.prices);
    const courseError = findNetError(courses, net);
    if (courseError) return `the courses of a line: ${courseError}`;
    const percent = draw(101);
    for (const course of courses) {
      const split = splitNet(course.net, percent);
      if (split.share < 0n || split.platform < 0n) return 'a share is negative';
      if ((percent === 0 && split.share > 0n) || (percent === 100 && split.platform > 0n))
        return 'a share of 0 % is not zero';
      earned += split.share + split.platform;
      const reversalError = findReversalError(split, refundSums, orderTotal);
      if (reversalError) return reversalError;
    }
  }
  return earned + fee === orderTotal ? undefined : 'shares and fee do not add up to the order total';
};

it('a million random orders: shares and fee add up to the payment, and a full refund reverses every share', () => {
  expect(findCounterexamples(findCounterexample, { seed: 11 })).toEqual([]);
}, 300_000);
