import type { ChargeReference, OrderId, TranId } from '../ids.ts';
import { nextCheckAt, type Payment, tranIdFor } from './payment.ts';
import { findPaidTransaction, type GatewayTransaction } from './sslcommerz/messages.ts';
import { verifyTransaction } from './verify-transaction.ts';

const now = new Date('2026-11-21T12:00:00Z');
const payment: Payment = {
  tranId: '01JD0000000000000000000000-1' as TranId,
  bill: { kind: 'order', id: '01JD0000000000000000000000' as OrderId },
  amount: 126_900n,
  state: 'open',
  openedAt: now,
};
const transaction: GatewayTransaction = {
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
  ['a valid transaction', {}, 'paid'],
  ['a repeated validation', { status: 'VALIDATED' }, 'paid'],
  ['an amount without decimals', { amount: '1269' }, 'paid'],
  ['risk level 1', { risk_level: '1' }, 'risky'],
  ['no risk level', { risk_level: '' }, 'risky'],
  ['a poisha less', { amount: '1268.99' }, 'mismatch'],
  ['a fraction of a poisha less', { amount: '1268.999' }, 'mismatch'],
  ['no amount', { amount: '' }, 'mismatch'],
  ['another currency', { currency: 'USD' }, 'mismatch'],
  ['another requested currency', { currency_type: 'USD' }, 'mismatch'],
  ['another attempt', { tran_id: '01JD0000000000000000000000-2' }, 'mismatch'],
  ['a declined card', { status: 'FAILED' }, 'unpaid'],
  ['a pending payment', { status: 'PENDING' }, 'unpaid'],
  ['an unknown transaction', { status: 'INVALID_TRANSACTION' }, 'unpaid'],
  ['no status', { status: '' }, 'unpaid'],
])('%s: %j gives %s', (_, change, kind) => {
  expect(verifyTransaction(payment, { ...transaction, ...change }, now).kind).toBe(kind);
});

it.each([
  ['1224.585', 122_459n],
  ['', 123_727n],
  ['0.00', 123_727n],
  ['9999.00', 123_727n],
  ['rubbish', 123_727n],
])('a reported net of %j is parsed as %s', (store_amount, received) => {
  expect(verifyTransaction(payment, { ...transaction, store_amount }, now)).toMatchObject({
    receipt: { received },
  });
});

it('the paid attempt is found at every position', () => {
  const failed = { ...transaction, status: 'FAILED', val_id: '' };
  expect(findPaidTransaction([failed, transaction])).toBe(transaction);
  expect(findPaidTransaction([transaction, failed])).toBe(transaction);
  expect(findPaidTransaction([failed])).toBeUndefined();
});

it('a tran_id has at most 30 characters', () => {
  const longest = 'X'.repeat(26) as ChargeReference;
  for (const bill of [payment.bill, { kind: 'charge', id: longest } as const])
    expect(tranIdFor(bill, 99).length).toBeLessThanOrEqual(30);
});

it('the check interval grows with the age, and checks end after a day', () => {
  const minutes = (age: number) => {
    const at = new Date(now.getTime() + age * 60_000);
    const next = nextCheckAt(now, at);
    return next && (next.getTime() - at.getTime()) / 60_000;
  };
  expect([0, 2, 20, 1_000, 1_441].map(minutes)).toEqual([0.5, 0.5, 5, 60, undefined]);
});
