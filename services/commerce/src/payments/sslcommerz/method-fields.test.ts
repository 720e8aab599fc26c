import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { methodFields } from './method-fields.ts';

/** All names of the gateway's documentation for `multi_card_name`. */
const documentedName =
  /^(mobilebank|internetbank|visacard|mastercard|amexcard|othercard|bkash|dbblmobilebanking|upay|(brac|dbbl|city|ebl|sbl)_visa|\w+_master|city_amex|qcash|dbbl_nexus|bankasia|abbank|ibbl|mtbl|city|tapnpay)$/;

it.each([
  [PaymentMethod.PAYMENT_METHOD_BKASH, 'bkash'],
  [PaymentMethod.PAYMENT_METHOD_NAGAD, 'mobilebank'],
  [PaymentMethod.PAYMENT_METHOD_ROCKET, 'dbblmobilebanking'],
  [PaymentMethod.PAYMENT_METHOD_CARD, 'visacard,mastercard,amexcard'],
  [PaymentMethod.PAYMENT_METHOD_BANK, 'internetbank'],
])('%s requests %s', (method, names) => {
  expect(methodFields(method)).toEqual({ multi_card_name: names });
});

it('no chosen method requests no name', () => {
  expect(methodFields(PaymentMethod.PAYMENT_METHOD_UNSPECIFIED)).toEqual({});
});

it('every method requests documented names in at most 30 characters', () => {
  const requested = Object.values(PaymentMethod).flatMap(
    (method) => methodFields(method).multi_card_name ?? [],
  );
  expect(requested).toHaveLength(5);
  for (const text of requested) {
    expect(text.length).toBeLessThanOrEqual(30);
    for (const name of text.split(',')) expect(name).toMatch(documentedName);
  }
});
