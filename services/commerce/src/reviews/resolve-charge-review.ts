import { domainError } from '@sargam/chassis/errors';
import type { Charge } from '../charges/charge.ts';
import { chargeBill } from '../charges/charge-bill.ts';
import { lockCharge } from '../charges/charge-store.ts';
import type { ChargeReference } from '../ids.ts';
import { findPaidAttempts } from '../payments/payment-store.ts';
import { acceptPayment } from '../payments/settle.ts';
import { refundCharge } from '../refunds/refund-charge.ts';
import { refundSurplus } from '../refunds/refund-payment.ts';
import type { Tx } from '../tables.ts';
import type { ReviewDecision } from './resolve-order-review.ts';

/** An admin accepts a charge under review as paid, or refunds it. */
export const resolveChargeReview = async (
  tx: Tx,
  reference: ChargeReference,
  { accept, reason, admin: actor, at }: ReviewDecision,
): Promise<Charge> => {
  const charge = await lockCharge(tx, reference);
  const ref = { kind: 'charge', id: reference } as const;
  const [first, ...othersUnderReview] = await findPaidAttempts(tx, ref, 'review');
  if (charge?.state !== 'review' || !first)
    throw domainError.conflict('charge-not-under-review', 'This payment is not under review.');
  const cause = { actor, reason, at };
  if (accept) {
    await acceptPayment(tx, { ...first, othersUnderReview, bill: chargeBill(charge) }, cause, refundSurplus);
  } else await refundCharge(tx, reference, cause);
  return (await lockCharge(tx, reference)) ?? charge;
};
