import { findCounterexamples, type RandomInteger, randomAmountBelow } from '@sargam/chassis/property-testing';
import { courseNets, type LineNet, lineNets, type PaidLine, type Split, splitNet } from './earning.ts';
import { reversalOf } from './reversal.ts';

const poisha = BigInt;
const taka = 100;
// Small amounts show what rounding does to them, large ones the size of real orders, and ten lakh taka what fits.
const prices = [1, 20, 30 * taka, 20_000 * taka, 1_000_000 * taka + 1];

interface Bought extends PaidLine {
  /** Of the courses of a bundle; of one course its own. */
  readonly prices: readonly bigint[];
}

const aLine = (draw: RandomInteger): Bought => {
  const children = draw(8) === 0 ? 1 + draw(20) : 1;
  const own: bigint[] = [];
  for (let count = 0; count < children; count++) own.push(randomAmountBelow(draw, prices));
  return { wallet: randomAmountBelow(draw, prices), payable: randomAmountBelow(draw, prices), prices: own };
};

/** What the gateway keeps: mostly a percentage, from none to all of it; sometimes any amount. */
const aCut = (draw: RandomInteger, payable: bigint): bigint =>
  draw(4) === 0 ? (payable * poisha(draw(2 ** 32))) / poisha(2 ** 32) : (payable * poisha(draw(101))) / 100n;

/** Where the refunds of an order stand, one after the other, until all of it is back. */
const refundsOf = (draw: RandomInteger, whole: bigint): readonly bigint[] => {
  const stops: bigint[] = [];
  for (let count = draw(4); count > 0; count--) stops.push((whole * poisha(draw(10_001))) / 10_000n);
  return [0n, ...stops.sort((one, other) => (one < other ? -1 : 1)), whole];
};

/** What is wrong with the parts that make a whole; none may be below zero, nor a net more than what was paid. */
const faultOfNets = (parts: readonly LineNet[], whole: LineNet): string | undefined => {
  let [paid, net] = [0n, 0n];
  for (const part of parts) {
    if (part.net < 0n || part.net > part.paid) return 'a part is not between nothing and what was paid';
    paid += part.paid;
    net += part.net;
  }
  return paid === whole.paid && net === whole.net ? undefined : 'do not add up';
};

/** What is wrong with what refunds in parts take back of an earning, until nothing of it is left. */
const faultOfReversals = (earned: Split, steps: readonly bigint[], whole: bigint): string | undefined => {
  let { share, platform } = earned;
  for (let step = 1; step < steps.length; step++) {
    const [before, after] = [steps[step - 1] ?? 0n, steps[step] ?? whole];
    const back = reversalOf(earned, { before, after, whole });
    if (back.share > 0n || back.platform > 0n) return 'a refund pays out';
    share += back.share;
    platform += back.platform;
    if (share < 0n || platform < 0n) return 'more goes back than was earned';
  }
  return whole > 0n && (share !== 0n || platform !== 0n) ? 'what goes back is not the whole' : undefined;
};

/** What is wrong with what one random order comes to, for everybody, until all of it is given back. */
const faultOf = (draw: RandomInteger): string | undefined => {
  const lines: Bought[] = [];
  for (let count = draw(8) < 5 ? 0 : draw(4); count >= 0; count--) lines.push(aLine(draw));
  let [wallet, payable] = [0n, 0n];
  for (const line of lines) {
    wallet += line.wallet;
    payable += line.payable;
  }
  const cut = aCut(draw, payable);
  const whole = wallet + payable;
  const nets = lineNets({ payable, received: payable - cut, lines });
  const fault = faultOfNets(nets, { paid: whole, net: whole - cut });
  if (fault) return `the lines: ${fault}`;

  const refunds = refundsOf(draw, whole);
  let earned = 0n;
  for (const [index, line] of lines.entries()) {
    const net = nets[index] ?? { paid: 0n, net: 0n };
    if (line.payable === 0n && net.net !== line.wallet) return 'wallet money carries a cut';
    const courses = courseNets(net, line.prices);
    const unfair = faultOfNets(courses, net);
    if (unfair) return `the courses of a line: ${unfair}`;
    const percent = draw(101);
    for (const course of courses) {
      const split = splitNet(course.net, percent);
      if (split.share < 0n || split.platform < 0n) return 'a share below zero';
      if ((percent === 0 && split.share > 0n) || (percent === 100 && split.platform > 0n))
        return 'a share of nothing';
      earned += split.share + split.platform;
      const wrong = faultOfReversals(split, refunds, whole);
      if (wrong) return wrong;
    }
  }
  return earned + cut === whole ? undefined : 'the instructors, the platform and the gateway';
};

it('for any prices, cut and percentage an order comes to what was paid, and back to nothing: a million orders', () => {
  expect(findCounterexamples(faultOf, { seed: 11 })).toEqual([]);
}, 300_000);
