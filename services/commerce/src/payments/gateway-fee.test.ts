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
const long = new Date('2022-05-21T12:00:00Z');
const payment: Payment = {
  tranId: '01JD0000000000000000000000-1' as TranId,
  bill: { kind: 'order', id: '01JD0000000000000000000000' as OrderId },
  amount: 0n,
  state: 'open',
  openedAt: now,
};
const answer: GatewayTransaction = {
  ...{ APIConnect: 'DONE', status: 'VALID', risk_level: '0', tran_id: payment.tranId, val_id: 'V' },
  ...{ amount: '', store_amount: '', currency: 'BDT', currency_type: 'BDT', currency_amount: '' },
  ...{ bank_tran_id: 'B', card_type: 'BKASH-BKash', card_issuer: 'BKash', card_category: 'MOBILE' },
};

/** What the gateway says that it passes on, and what that is in poisha; undefined where it says nothing that can be. */
const aReport = (
  draw: RandomInteger,
  amount: bigint,
): { readonly text: string; readonly means: bigint | undefined } => {
  const kept = poisha(draw(10_001));
  const net = amount - (amount * kept) / 10_000n;
  switch (draw(8)) {
    case 0:
      return { text: '', means: undefined };
    case 1:
      return { text: formatTaka(amount + 1n + randomAmountBelow(draw, limits)), means: undefined };
    case 2:
      return { text: `-${formatTaka(amount)}`, means: undefined };
    case 3:
      return { text: `${formatTaka(net)}4`, means: net };
    default:
      return { text: formatTaka(net), means: net };
  }
};

/** What is wrong with how one random card payment is put down. */
const faultOf = (draw: RandomInteger): string | undefined => {
  const amount = randomAmountBelow(draw, limits) + 1n;
  const { text, means } = aReport(draw, amount);
  const paid = { ...payment, amount };
  const verdict = verifyTransaction(paid, { ...answer, amount: formatTaka(amount), store_amount: text }, now);
  if (verdict.kind !== 'paid') return `${amount} is ${verdict.kind}`;
  const { received } = verdict.receipt;
  // A net of nothing is no report: the gateway always passes something on.
  const expected = means === undefined || means === 0n ? receivedAfterUsualFee(amount, now) : means;
  if (received !== expected) return `${text} is taken as ${received}`;

  const [passedOn, cut, ...others] = receiptTransfers(amount, received, 'sales');
  if (!passedOn || !cut || others.length > 0) return 'not two parts';
  if (passedOn.amount < 0n || cut.amount < 0n || passedOn.amount + cut.amount !== amount) return 'the cut';
  let [balance, sales] = [0n, 0n];
  for (const entry of toEntries([passedOn, cut])) {
    balance += entry.amount;
    if (entry.account.kind === 'house' && entry.account.name === 'sales') sales += entry.amount;
  }
  if (balance !== 0n) return 'the entries do not cancel out';
  if (sales !== amount) return 'the sale is not what was paid';
  return receivedAfterUsualFee(amount, long) === amount ? undefined : 'a cut before there was one';
};

it('for any cut that the gateway reports, or none, what it passes on and its cut make the amount: a million payments', () => {
  expect(findCounterexamples(faultOf, { seed: 17 })).toEqual([]);
}, 300_000);
