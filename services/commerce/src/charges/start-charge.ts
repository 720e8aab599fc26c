import { domainError } from '@sargam/chassis/errors';
import type { StartChargeRequest } from '@sargam/proto/commerce/v1/charges';
import { parseChargeReference, type StudentId } from '../ids.ts';
import { paymentGatewayMaximum, paymentGatewayMinimum } from '../money/gateway-limits.ts';
import { type Checkout, openNextAttempt } from '../payments/open-payment-page.ts';
import { requireFields } from '../require-fields.ts';
import type { Tx } from '../tables.ts';
import { type Charge, noCardDetails } from './charge.ts';
import { appendChargeHistory, insertCharge, lockCharge } from './charge-store.ts';

export type NewCharge = Pick<Charge, 'reference' | 'payerId' | 'amount' | 'product' | 'quantity'>;

export const parseNewCharge = (request: StartChargeRequest, payerId: StudentId): NewCharge => {
  const { amountPoisha: amount, quantity, productName } = request;
  requireFields('invalid-charge', 'This cannot be paid for.', [
    [
      'amount_poisha',
      amount >= paymentGatewayMinimum && amount <= paymentGatewayMaximum,
      'Between 10 and 500,000 taka can be paid',
    ],
    ['quantity', quantity > 0, 'At least one'],
    ['product_name', productName.trim() !== '', 'Say what is bought'],
  ]);
  return {
    amount,
    quantity,
    payerId,
    reference: parseChargeReference(request.reference),
    product: { en: productName, bn: request.productNameBn || productName },
  };
};

/** Creates the charge unless it exists, and opens a payment attempt. */
export const startCharge = async (
  tx: Tx,
  newCharge: NewCharge,
  { now, lifetime }: { readonly now: Date; readonly lifetime: number },
): Promise<Pick<Checkout, 'payment' | 'goods'>> => {
  const charge = await createAndLockCharge(tx, newCharge, now, lifetime);
  if (charge.payerId !== newCharge.payerId) throw domainError.forbidden();
  if (charge.amount !== newCharge.amount)
    throw domainError.conflict('charge-differs', 'Another amount is to be paid for this already.');
  if (charge.state !== 'open' || charge.expiresAt <= now)
    throw domainError.conflict('charge-ended', 'This order has ended. Please order again.');
  const bill = { kind: 'charge', id: charge.reference } as const;
  const { payment, attempt } = await openNextAttempt(
    tx,
    { bill, amount: charge.amount },
    { isFirst: false, now },
  );
  const cause = { action: 'pay', actor: charge.payerId, reason: `Attempt ${attempt}`, at: now };
  await appendChargeHistory(tx, charge, cause);
  return { payment, goods: goodsOf(charge) };
};

const createAndLockCharge = async (tx: Tx, newCharge: NewCharge, now: Date, lifetime: number) => {
  await insertCharge(tx, {
    ...newCharge,
    state: 'open',
    received: 0n,
    card: noCardDetails,
    createdAt: now,
    paidAt: undefined,
    closedAt: undefined,
    expiresAt: new Date(now.getTime() + lifetime),
    invoiceNumber: '',
  });
  const charge = await lockCharge(tx, newCharge.reference);
  if (!charge) throw new Error('inserted charge not found');
  return charge;
};

const goodsOf = ({ product, quantity }: Charge) => ({
  category: 'gift cards',
  names: [product.en],
  quantity,
  couponCode: '',
});
