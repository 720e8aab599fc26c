import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { methodFields } from './method-fields.ts';

/** Every name that the gateway's documentation gives for `multi_card_name`, by pattern where it gives one. */
const listed =
  /^(mobilebank|internetbank|visacard|mastercard|amexcard|othercard|bkash|dbblmobilebanking|upay|(brac|dbbl|city|ebl|sbl)_visa|\w+_master|city_amex|qcash|dbbl_nexus|bankasia|abbank|ibbl|mtbl|city|tapnpay)$/;

it.each([
  [PaymentMethod.PAYMENT_METHOD_BKASH, 'bkash'],
  [PaymentMethod.PAYMENT_METHOD_NAGAD, 'mobilebank'],
  [PaymentMethod.PAYMENT_METHOD_ROCKET, 'dbblmobilebanking'],
  [PaymentMethod.PAYMENT_METHOD_CARD, 'visacard,mastercard,amexcard'],
  [PaymentMethod.PAYMENT_METHOD_BANK, 'internetbank'],
])('the way to pay %s opens the gateway’s page at %s', (method, names) => {
  expect(methodFields(method)).toEqual({ multi_card_name: names });
});

it('who chose no way to pay is shown all of them', () => {
  expect(methodFields(PaymentMethod.PAYMENT_METHOD_UNSPECIFIED)).toEqual({});
});

it('each way to pay is asked for by names that the gateway lists, and in its 30 characters', () => {
  const asked = Object.values(PaymentMethod).flatMap((method) => methodFields(method).multi_card_name ?? []);
  expect(asked).toHaveLength(5);
  for (const text of asked) {
    expect(text.length).toBeLessThanOrEqual(30);
    for (const name of text.split(',')) expect(name).toMatch(listed);
  }
});
