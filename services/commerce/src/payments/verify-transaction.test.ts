import type { ChargeReference, OrderId, TranId } from '../ids.ts';
import { nextCheckAt, type Payment, tranIdFor } from './payment.ts';
import type { GatewayTransaction } from './sslcommerz/messages.ts';
import { findPaidTransaction } from './sslcommerz/transaction-status.ts';
import { verifyTransaction } from './verify-transaction.ts';

const now = new Date('2026-11-21T12:00:00Z');
const payment: Payment = {
  tranId: '01JD0000000000000000000000-1' as TranId,
  bill: { kind: 'order', id: '01JD0000000000000000000000' as OrderId },
  amount: 126_900n,
  state: 'open',
  openedAt: now,
};
const answer: GatewayTransaction = {
  APIConnect: 'DONE',
  status: 'VALID',
  tran_id: payment.tranId,
  val_id: '2611211200001abc',
  amount: '1269.00',
  store_amount: '1224.585',
  currency: 'BDT',
  currency_type: 'BDT',
  currency_amount: '1269.00',
  bank_tran_id: 'B1',
  card_type: 'AMEX-City Bank',
  card_issuer: 'CITY BANK LTD.',
  card_category: 'CREDIT',
  risk_level: '0',
};

it.each([
  ['a good answer', {}, 'paid'],
  ['an answer given before', { status: 'VALIDATED' }, 'paid'],
  ['an amount without its zeros', { amount: '1269' }, 'paid'],
  ['a risky one', { risk_level: '1' }, 'risky'],
  ['one that does not say its risk', { risk_level: '' }, 'risky'],
  ['a poisha less', { amount: '1268.99' }, 'mismatch'],
  ['a fraction of a poisha less', { amount: '1268.999' }, 'mismatch'],
  ['no number', { amount: '' }, 'mismatch'],
  ['dollars', { currency: 'USD' }, 'mismatch'],
  ['another currency asked', { currency_type: 'USD' }, 'mismatch'],
  ['another attempt', { tran_id: '01JD0000000000000000000000-2' }, 'mismatch'],
  ['a declined card', { status: 'FAILED' }, 'unpaid'],
  ['one that is under way', { status: 'PENDING' }, 'unpaid'],
  ['an unknown id', { status: 'INVALID_TRANSACTION' }, 'unpaid'],
  ['nothing at all', { status: '' }, 'unpaid'],
])('%s is judged', (_, change, kind) => {
  expect(verifyTransaction(payment, { ...answer, ...change }, now).kind).toBe(kind);
});

it.each([
  ['1224.585', 122_459n],
  ['', 123_727n],
  ['0.00', 123_727n],
  ['9999.00', 123_727n],
  ['rubbish', 123_727n],
])('a reported net of %j is taken as %s', (store_amount, received) => {
  expect(verifyTransaction(payment, { ...answer, store_amount }, now)).toMatchObject({
    receipt: { received },
  });
});

it('finds the paid try wherever it stands among the others', () => {
  const failed = { ...answer, status: 'FAILED', val_id: '' };
  expect(findPaidTransaction([failed, answer])).toBe(answer);
  expect(findPaidTransaction([answer, failed])).toBe(answer);
  expect(findPaidTransaction([failed])).toBeUndefined();
});

it('an attempt’s name fits the gateway’s 30 characters', () => {
  const longest = 'X'.repeat(26) as ChargeReference;
  for (const bill of [payment.bill, { kind: 'charge', id: longest } as const])
    expect(tranIdFor(bill, 99).length).toBeLessThanOrEqual(30);
});

it('the gateway is asked often at first, then rarely, then no more', () => {
  const minutes = (age: number) => {
    const at = new Date(now.getTime() + age * 60_000);
    const next = nextCheckAt(now, at);
    return next && (next.getTime() - at.getTime()) / 60_000;
  };
  expect([0, 2, 20, 1_000, 1_441].map(minutes)).toEqual([0.5, 0.5, 5, 60, undefined]);
});
