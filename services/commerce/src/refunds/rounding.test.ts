import { findCounterexamples, type RandomInteger, randomAmountBelow } from '@sargam/chassis/property-testing';
import { includedVat, includedVatOfPart } from '../invoices/vat.ts';
import { type OrderState, stateAfter } from '../orders/order.ts';
import { refundableAmount, splitRefund } from './refund.ts';

const poisha = BigInt;
// A poisha, small amounts, real orders, and ten lakh taka.
const limits = [2, 3_000, 2_000_000, 100_000_001];
const vatPercents = [0, 2.4, 5, 7.5, 10, 15, 100];

/** What is asked back next: mostly a part of what is left, at times a poisha, or all of it. */
const nextOf = (draw: RandomInteger, left: bigint): bigint => {
  const kind = draw(8);
  if (kind === 0) return left;
  if (kind === 1) return 1n;
  const part = (left * poisha(1 + draw(1_000))) / 1_000n;
  return part === 0n ? left : part;
};

/** What is wrong with the refunds of one random order, in random parts until nothing of it is left. */
const faultOf = (draw: RandomInteger): string | undefined => {
  const [walletUsed, payable] = [randomAmountBelow(draw, limits), randomAmountBelow(draw, limits)];
  const percent = vatPercents[draw(vatPercents.length)] ?? 0;
  const whole = walletUsed + payable;
  const split = { wallet: walletUsed, card: payable };
  let state: OrderState = 'paid';
  let [refunded, wallet, card, vat] = [0n, 0n, 0n, 0n];
  for (let count = 1; whole > 0n && state !== 'refunded'; count++) {
    const left = refundableAmount({ state, walletUsed, payable, refunded });
    if (left !== whole - refunded || left <= 0n) return 'what is left';
    const amount = count < 4 ? nextOf(draw, left) : left;
    const part = splitRefund(split, refunded, amount);
    if (part.wallet < 0n || part.card < 0n || part.wallet + part.card !== amount) return 'a refund';
    const tax = includedVatOfPart(amount, refunded, percent);
    if (tax < 0n || tax > amount) return 'the VAT of a credit note';
    state = stateAfter(state, amount === left ? 'refundAll' : 'refundPart') ?? 'review';
    refunded += amount;
    wallet += part.wallet;
    card += part.card;
    vat += tax;
    if (wallet > walletUsed || card > payable) return 'more than was paid goes back';
  }
  if (refunded !== whole || wallet !== walletUsed || card !== payable)
    return 'what went back is not what was paid';
  if (vat !== includedVat(whole, percent)) return 'the VAT that went back is not the invoice’s';
  return refundableAmount({ state: 'refunded', walletUsed, payable, refunded }) === 0n
    ? undefined
    : 'something is left';
};

it('for any wallet and card, refunds in any parts give each back exactly what it paid, and its VAT: a million orders', () => {
  expect(findCounterexamples(faultOf, { seed: 13 })).toEqual([]);
}, 300_000);
