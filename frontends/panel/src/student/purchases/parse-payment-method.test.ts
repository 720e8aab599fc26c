import { parsePaymentMethod } from './parse-payment-method.ts';

describe('how an order was paid', () => {
  it.each([
    ['BKASH-BKash', 'bkash'],
    ['NAGAD-Nagad', 'nagad'],
    ['DBBLMOBILEB-Dbbl Mobile Banking', 'rocket'],
    ['VISA-Dutch Bangla', 'visa'],
    ['wallet', 'wallet'],
    ['voucher', 'voucher'],
  ])('is said in our words where there are some (%s)', (method, key) => {
    expect(parsePaymentMethod(method)).toEqual({ key });
  });

  it.each([
    ['ABBANK-AB Bank', 'AB Bank'],
    ['CITYTOUCH', 'CITYTOUCH'],
    ['', ''],
  ])('is named as the gateway has it elsewhere (%s)', (method, name) => {
    expect(parsePaymentMethod(method)).toEqual({ name });
  });
});
