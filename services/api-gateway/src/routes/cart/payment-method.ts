import type { PaymentMethod as StoredMethod } from '@sargam/proto/commerce/v1/payment';
import type { z } from 'zod';
import type { PaymentMethod } from './cart-wire.ts';

const methods = {
  bkash: 'PAYMENT_METHOD_BKASH',
  nagad: 'PAYMENT_METHOD_NAGAD',
  rocket: 'PAYMENT_METHOD_ROCKET',
  card: 'PAYMENT_METHOD_CARD',
  bank: 'PAYMENT_METHOD_BANK',
} as const satisfies Record<z.infer<typeof PaymentMethod>, StoredMethod>;

/** Unspecified if the buyer chose no method: the payment gateway's page then offers all methods. */
export const toStoredPaymentMethod = (
  word: z.infer<typeof PaymentMethod> | null | undefined,
): StoredMethod => (word ? methods[word] : 'PAYMENT_METHOD_UNSPECIFIED');
