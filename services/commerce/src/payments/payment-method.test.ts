import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { cardNames } from './payment-method.ts';

it('each way to pay fits the gateway’s 30 characters, and none asks for all of them', () => {
  for (const method of Object.values(PaymentMethod))
    expect((cardNames(method).multi_card_name ?? '').length).toBeLessThanOrEqual(30);
  expect(cardNames(PaymentMethod.PAYMENT_METHOD_UNSPECIFIED)).toEqual({});
  expect(cardNames(PaymentMethod.PAYMENT_METHOD_ROCKET)).toEqual({ multi_card_name: 'dbblmobilebanking' });
});
