import { buildTransaction } from '../payments/build-transaction.ts';
import { type OutcomeName, outcomes } from '../payments/outcome.ts';
import type { Session } from '../sessions/session.ts';
import { sign } from '../signature/signature.ts';
import { buildFields } from './build-fields.ts';
import { selectFields } from './select-fields.ts';

const session: Session = {
  sessionkey: 'A'.repeat(32),
  storeId: 'testbox',
  tranId: 'T1',
  state: 'open',
  createdAt: Date.parse('2020-01-05T16:58:21Z'),
  expiresAt: 0,
  amount: '1000.00',
  currency: 'BDT',
  currencyAmount: '1000.00',
  urls: { success: '', fail: '', cancel: '', ipn: '' },
  values: { a: 'yes', b: 'কুপন', c: 'order=1&2', d: '' },
  customer: { name: '', email: '', phone: '' },
  product: '',
  multiCardName: '',
};

const bodyAfter = (name: OutcomeName) => {
  const tried = buildTransaction(
    session,
    outcomes[name],
    { method: 'visa', reason: 'Invalid CVV' },
    Date.parse('2020-01-05T16:58:25Z'),
  );
  return sign(selectFields(tried.status, buildFields(session, tried)), 'qwerty');
};

const names = (text: string) => text.trim().split(/[\s,]+/);

const valid =
  names(`tran_id, val_id, amount, card_type, store_amount, card_no, bank_tran_id, status, tran_date, error,
  currency, card_issuer, card_brand, card_sub_brand, card_issuer_country, card_issuer_country_code, store_id,
  verify_sign, verify_key, verify_sign_sha2, currency_type, currency_amount, currency_rate, base_fair, value_a, value_b,
  value_c, value_d, risk_level, risk_title`);

const failedKey =
  'amount,bank_tran_id,base_fair,card_brand,card_issuer,card_issuer_country,card_issuer_country_code,card_no,card_sub_brand,card_type,currency,currency_amount,currency_rate,currency_type,error,status,store_id,tran_date,tran_id,value_a,value_b,value_c,value_d';

describe('the four bodies', () => {
  it.each([
    ['pay', 'VALID', '', '0'],
    ['pay-risky', 'VALID', '', '1'],
    ['leave', 'UNATTEMPTED', 'Customer did not choose to pay any channel', '0'],
    ['expire', 'EXPIRED', 'Session expired', '0'],
  ] as const)('%s: all fields in the captured order', (name, status, error, risk) => {
    const body = bodyAfter(name);
    expect(Object.keys(body)).toEqual(valid);
    expect(body).toMatchObject({
      status,
      error,
      risk_level: risk,
      amount: '1000.00',
      tran_date: '2020-01-05 22:58:21',
    });
  });

  it('VALID: card fields, numbers and the store amount', () => {
    const body = bodyAfter('pay');
    expect(body).toMatchObject({
      card_type: 'VISA-Dutch Bangla',
      card_no: '411111XXXXXX1111',
      store_amount: '975.00',
      value_b: 'কুপন',
      risk_title: 'Safe',
    });
    expect(body.val_id).toMatch(/^200105225825\w{16}$/);
    expect(body.bank_tran_id).toMatch(/^200105225825\w{16}$/);
    expect(body.bank_tran_id).not.toBe(body.val_id);
  });

  it('FAILED: the shorter key list, the reason, and no number to validate', () => {
    const body = bodyAfter('decline');
    expect(body.verify_key).toBe(failedKey);
    expect(body).toMatchObject({ status: 'FAILED', error: 'Invalid CVV' });
    expect(body).not.toHaveProperty('val_id');
    expect(body).not.toHaveProperty('store_amount');
    expect(body).not.toHaveProperty('risk_level');
  });

  it('CANCELLED: no card fields', () => {
    const body = bodyAfter('cancel');
    expect(body).toMatchObject({ status: 'CANCELLED', error: 'Cancelled by User', bank_tran_id: '' });
    expect(Object.keys(body).filter((name) => name.startsWith('card_') || name === 'val_id')).toEqual([]);
  });

  it('UNATTEMPTED: most fields are empty', () => {
    expect(bodyAfter('leave')).toMatchObject({
      val_id: '',
      store_amount: '',
      card_type: '',
      bank_tran_id: '',
    });
  });

  it('tampered: one taka less in every amount', () => {
    expect(bodyAfter('pay-tampered')).toMatchObject({
      amount: '999.00',
      currency_amount: '999.00',
      store_amount: '974.03',
    });
  });
});
