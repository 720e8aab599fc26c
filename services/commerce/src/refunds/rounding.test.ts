import { findCounterexamples, type RandomInteger, randomAmountBelow } from '@sargam/chassis/property-testing';
import { includedVat, includedVatOfPart } from '../invoices/vat.ts';
import { type OrderState, stateAfter } from '../orders/order.ts';
import { refundableAmount, splitRefund } from './refund.ts';

const poisha = BigInt;
// Upper limits in poisha: one poisha, small amounts, typical orders, and a million taka.
const limits = [2, 3_000, 2_000_000, 100_000_001];
const vatPercents = [0, 2.4, 5, 7.5, 10, 15, 100];

/** The next refund: usually a part of what is left, sometimes one poisha or everything. */
const nextAmount = (draw: RandomInteger, left: bigint): bigint => {
  const kind = draw(8);
  if (kind === 0) return left;
  if (kind === 1) return 1n;
  const part = (left * poisha(1 + draw(1_000))) / 1_000n;
  return part === 0n ? left : part;
};

/** Refunds one random order in random parts until nothing is left. Returns the violated invariant, or undefined. */
const faultOf = (draw: RandomInteger): string | undefined => {
  const [walletUsed, payable] = [randomAmountBelow(draw, limits), randomAmountBelow(draw, limits)];
  const percent = vatPercents[draw(vatPercents.length)] ?? 0;
  const whole = walletUsed + payable;
  const split = { wallet: walletUsed, card: payable };
  let state: OrderState = 'paid';
  let [refunded, wallet, card, vat] = [0n, 0n, 0n, 0n];
  for (let count = 1; whole > 0n && state !== 'refunded'; count++) {
    const refundable = refundableAmount({ state, walletUsed, payable, refunded });
    if (refundable !== whole - refunded || refundable <= 0n) return 'refundable amount';
    const amount = count < 4 ? nextAmount(draw, refundable) : refundable;
    const part = splitRefund(split, refunded, amount);
    if (part.wallet < 0n || part.card < 0n || part.wallet + part.card !== amount) return 'a refund';
    const tax = includedVatOfPart(amount, refunded, percent);
    if (tax < 0n || tax > amount) return 'the VAT of a credit note';
    state = stateAfter(state, amount === refundable ? 'refundAll' : 'refundPart') ?? 'review';
    refunded += amount;
    wallet += part.wallet;
    card += part.card;
    vat += tax;
    if (wallet > walletUsed || card > payable) return 'refunded more than was paid';
  }
  if (refunded !== whole || wallet !== walletUsed || card !== payable)
    return 'refunds differ from the payment';
  if (vat !== includedVat(whole, percent)) return 'VAT of the credit notes differs from the invoice';
  return refundableAmount({ state: 'refunded', walletUsed, payable, refunded }) === 0n
    ? undefined
    : 'something is left';
};

it('a million random orders: partial refunds add up exactly to the wallet amount, the card amount and the VAT', () => {
  expect(findCounterexamples(faultOf, { seed: 13 })).toEqual([]);
}, 300_000);
