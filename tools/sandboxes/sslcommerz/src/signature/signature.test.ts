import { type Fields, sign, signature } from './signature.ts';

const password = 'test_testemi@ssl';

const published: Fields = {
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
};

const verifyKey =
  'amount,bank_tran_id,base_fair,card_brand,card_issuer,card_issuer_country,card_issuer_country_code,card_no,card_type,currency,currency_amount,currency_rate,currency_type,risk_level,risk_title,status,store_amount,store_id,tran_date,tran_id,val_id,value_a,value_b,value_c,value_d';

describe('the signature', () => {
  it('of the published message is the published one, in both forms', () => {
    expect(signature(published, verifyKey.split(','), password, 'md5')).toBe(
      'd42fab70ae0bcbda5280e7baffef60b0',
    );
    expect(signature(published, verifyKey.split(','), password, 'sha256')).toBe(
      '02c0417ff467c109006382d56eedccecd68382e47245266e7b47abbb3d43976e',
    );
  });

  it('is filled into a message with the published key list, whatever the order of its fields', () => {
    const shuffled = Object.fromEntries(Object.entries(published).reverse());
    const signed = sign({ ...shuffled, verify_sign: '', verify_key: '', verify_sign_sha2: '' }, password);
    expect(signed.verify_key).toBe(verifyKey);
    expect(signed.verify_sign).toBe('d42fab70ae0bcbda5280e7baffef60b0');
    expect(Object.keys(signed).slice(0, 3)).toEqual(['risk_title', 'risk_level', 'value_d']);
  });

  it('does not depend on the order of verify_key, and takes a missing value for an empty one', () => {
    const { value_a: _dropped, ...without } = published;
    const backwards = verifyKey.split(',').reverse();
    expect(signature(without, backwards, password, 'md5')).toBe('d42fab70ae0bcbda5280e7baffef60b0');
  });

  it('is over raw text: the same number written otherwise has another', () => {
    const rewritten = { ...published, amount: '10' };
    expect(signature(rewritten, verifyKey.split(','), password, 'md5')).not.toBe(
      'd42fab70ae0bcbda5280e7baffef60b0',
    );
  });
});
