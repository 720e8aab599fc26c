import { signatureOf, signedFields } from './signature.ts';

// The vector published by the gateway, its hashes recomputed.
const fields = {
  tran_id: '5E121A0D01F92',
  val_id: '200105225826116qFnATY9sHIwo',
  amount: '10.00',
  card_type: 'VISA-Dutch Bangla',
  store_amount: '9.75',
  card_no: '418117XXXXXX6675',
  bank_tran_id: '200105225825DBgSoRGLvczhFjj',
  status: 'VALID',
  tran_date: '2020-01-05 22:58:21',
  currency: 'BDT',
  card_issuer: 'TRUST BANK, LTD.',
  card_brand: 'VISA',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
  store_id: 'test_testemi',
  currency_type: 'BDT',
  currency_amount: '10.00',
  currency_rate: '1.0000',
  base_fair: '0.00',
  value_a: '',
  value_b: '',
  value_c: '',
  value_d: '',
  risk_level: '0',
  risk_title: 'Safe',
  verify_key:
    'amount,bank_tran_id,base_fair,card_brand,card_issuer,card_issuer_country,card_issuer_country_code,card_no,card_type,currency,currency_amount,currency_rate,currency_type,risk_level,risk_title,status,store_amount,store_id,tran_date,tran_id,val_id,value_a,value_b,value_c,value_d',
  verify_sign: 'd42fab70ae0bcbda5280e7baffef60b0',
  verify_sign_sha2: '02c0417ff467c109006382d56eedccecd68382e47245266e7b47abbb3d43976e',
};
const password = 'test_testemi@ssl';

it('both hashes match the published vector', () => {
  const keys = fields.verify_key.split(',');
  expect(signatureOf('md5', fields, keys, password)).toBe(fields.verify_sign);
  expect(signatureOf('sha256', fields, keys, password)).toBe(fields.verify_sign_sha2);
  expect(signedFields(fields, password)).toMatchObject({ tran_id: '5E121A0D01F92', amount: '10.00' });
});

it('a missing value counts as an empty one', () => {
  const { value_a: _, ...without } = fields;
  expect(signedFields(without, password)).toMatchObject({ value_a: '' });
});

it.each([
  ['another amount', { amount: '10.0' }],
  ['another status', { status: 'FAILED' }],
  ['a shorter list of signed fields', { verify_key: 'tran_id,status' }],
  ['no list', { verify_key: undefined }],
  ['one of the hashes wrong', { verify_sign: 'd42fab70ae0bcbda5280e7baffef60b1' }],
  ['the newer hash missing', { verify_sign_sha2: undefined }],
  ['a hash of another length', { verify_sign_sha2: '02' }],
])('rejects %s', (_, change) => {
  expect(signedFields({ ...fields, ...change } as never, password)).toBeUndefined();
});

it('rejects the password of another store', () => {
  expect(signedFields(fields, 'qwerty')).toBeUndefined();
});

it('removes unsigned fields', () => {
  expect(signedFields({ ...fields, subscription_id: '1' }, password)).not.toHaveProperty('subscription_id');
});
