import { parsePaymentMethod } from './parse-payment-method.ts';

describe('the payment method', () => {
  it.each([
    ['BKASH-BKash', 'bkash'],
    ['NAGAD-Nagad', 'nagad'],
    ['DBBLMOBILEB-Dbbl Mobile Banking', 'rocket'],
    ['VISA-Dutch Bangla', 'visa'],
    ['wallet', 'wallet'],
    ['voucher', 'voucher'],
  ])('is a translation key if it is known (%s)', (method, key) => {
    expect(parsePaymentMethod(method)).toEqual({ key });
  });

  it.each([
    ['ABBANK-AB Bank', 'AB Bank'],
    ['CITYTOUCH', 'CITYTOUCH'],
    ['', ''],
  ])('is else the gateway’s name (%s)', (method, name) => {
    expect(parsePaymentMethod(method)).toEqual({ name });
  });
});
