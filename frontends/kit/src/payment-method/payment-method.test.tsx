import { PaymentMethodName } from '@sargam/kit/payment-method';
import { renderInApp } from '@sargam/kit/testing';

const shownName = (method: string, language: 'en' | 'bn'): string =>
  renderInApp(<PaymentMethodName method={method} />, { language }).container.textContent;

describe('the payment method', () => {
  it.each([
    ['BKASH-BKash', 'bKash', 'বিকাশ'],
    ['bKash', 'bKash', 'বিকাশ'],
    ['NAGAD-Nagad', 'Nagad', 'নগদ'],
    ['DBBLMOBILEB-Dbbl Mobile Banking', 'Rocket', 'রকেট'],
    ['VISA-Dutch Bangla', 'Visa', 'Visa'],
    ['MASTER-Dutch Bangla', 'Mastercard', 'Mastercard'],
    ['wallet', 'Wallet', 'ওয়ালেট'],
    ['voucher', 'Voucher', 'ভাউচার'],
  ])('is shown by its usual name (%s)', (method, en, bn) => {
    expect([shownName(method, 'en'), shownName(method, 'bn')]).toEqual([en, bn]);
  });

  it.each([
    ['ABBANK-AB Bank', 'AB Bank'],
    ['CITYTOUCH', 'CITYTOUCH'],
    ['', ''],
  ])('keeps the gateway’s name if it is unknown (%s)', (method, name) => {
    expect(shownName(method, 'bn')).toBe(name);
  });
});
