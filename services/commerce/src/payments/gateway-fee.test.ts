import { findCounterexamples, type RandomInteger, randomAmountBelow } from '@sargam/chassis/property-testing';
import type { OrderId, TranId } from '../ids.ts';
import { receivedAfterUsualFee } from '../money/gateway-fee.ts';
import { formatTaka } from '../money/taka-text.ts';
import { receiptTransfers, toEntries } from '../wallet/ledger.ts';
import type { Payment } from './payment.ts';
import type { GatewayTransaction } from './sslcommerz/messages.ts';
import { verifyTransaction } from './verify-transaction.ts';

const poisha = BigInt;
const limits = [2, 3_000, 2_000_000, 100_000_001];
const now = new Date('2026-11-21T12:00:00Z');
const beforeFees = new Date('2022-05-21T12:00:00Z');
const payment: Payment = {
  tranId: '01JD0000000000000000000000-1' as TranId,
  bill: { kind: 'order', id: '01JD0000000000000000000000' as OrderId },
  amount: 0n,
  state: 'open',
  openedAt: now,
};
const transaction: GatewayTransaction = {
  APIConnect: 'DONE',
  status: 'VALID',
  risk_level: '0',
  tran_id: payment.tranId,
  val_id: 'V',
  amount: '',
  store_amount: '',
  currency: 'BDT',
  currency_type: 'BDT',
  currency_amount: '',
  bank_tran_id: 'B',
  card_type: 'BKASH-BKash',
  card_issuer: 'BKash',
  card_category: 'MOBILE',
};

/** A random reported net amount, as text and in poisha; undefined for an invalid report. */
const randomReport = (
  draw: RandomInteger,
  amount: bigint,
): { readonly text: string; readonly net: bigint | undefined } => {
  const feeRate = poisha(draw(10_001));
  const net = amount - (amount * feeRate) / 10_000n;
  switch (draw(8)) {
    case 0:
      return { text: '', net: undefined };
    case 1:
      return { text: formatTaka(amount + 1n + randomAmountBelow(draw, limits)), net: undefined };
    case 2:
      return { text: `-${formatTaka(amount)}`, net: undefined };
    case 3:
      return { text: `${formatTaka(net)}4`, net };
    default:
      return { text: formatTaka(net), net };
  }
};

/** Posts one random card payment. Returns the violated invariant, or undefined. */
const findViolation = (draw: RandomInteger): string | undefined => {
  const amount = randomAmountBelow(draw, limits) + 1n;
  const { text, net } = randomReport(draw, amount);
  const paid = { ...payment, amount };
  const verdict = verifyTransaction(
    paid,
    { ...transaction, amount: formatTaka(amount), store_amount: text },
    now,
  );
  if (verdict.kind !== 'paid') return `${amount} is ${verdict.kind}`;
  const { received } = verdict.receipt;
  // A net amount of zero is an invalid report: the gateway always pays out a part.
  const expected = net === undefined || net === 0n ? receivedAfterUsualFee(amount, now) : net;
  if (received !== expected) return `${text} is parsed as ${received}`;

  const [netTransfer, feeTransfer, ...others] = receiptTransfers(amount, received, 'sales');
  if (!netTransfer || !feeTransfer || others.length > 0) return 'not two transfers';
  if (netTransfer.amount < 0n || feeTransfer.amount < 0n) return 'transfer below zero';
  if (netTransfer.amount + feeTransfer.amount !== amount) return 'transfers do not add up to the amount';
  let [balance, sales] = [0n, 0n];
  for (const entry of toEntries([netTransfer, feeTransfer])) {
    balance += entry.amount;
    if (entry.account.kind === 'house' && entry.account.name === 'sales') sales += entry.amount;
  }
  if (balance !== 0n) return 'entries do not add up to zero';
  if (sales !== amount) return 'sales differ from the amount';
  return receivedAfterUsualFee(amount, beforeFees) === amount ? undefined : 'fee before the first fee date';
};

it('a million random payments: the net amount and the gateway fee add up to the amount', () => {
  expect(findCounterexamples(findViolation, { seed: 17 })).toEqual([]);
}, 300_000);
