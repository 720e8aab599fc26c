import { domainError } from '@sargam/chassis/errors';
import type { PaymentOutcome } from '@sargam/proto/commerce/v1/payment';
import type { Deps } from '../deps.ts';
import type { TranId } from '../ids.ts';
import { findBill } from './bill-store.ts';
import { closeAttempt } from './close-attempt.ts';
import { isFinal, type Payment } from './payment.ts';
import { scheduleCheckUnlessFinal } from './payment-checks.ts';
import type { NotificationSource } from './payment-metrics.ts';
import { findPayment } from './payment-store.ts';
import { reportOutcome } from './report-outcome.ts';
import { type SettlementResult, settle } from './settle.ts';
import { GatewayUnavailable } from './sslcommerz/client.ts';
import { type PaymentNotification, paymentNotificationSchema } from './sslcommerz/messages.ts';
import { type Fields, signedFields } from './sslcommerz/signature.ts';
import { closingActionFor, isPaidStatus } from './verify-transaction.ts';

/**
 * What the gateway's server posted or the buyer's browser brought: nothing of it is believed before its signature, and
 * that it was paid is believed only when the gateway says so itself. Safe to repeat, in any order and at once.
 */
export const receiveNotification = async (
  deps: Deps,
  fields: Fields,
  source: NotificationSource,
): Promise<PaymentOutcome> => {
  const message = readMessage(deps, fields);
  if (!message) {
    reportOutcome(deps, source, { outcome: 'forged', tranId: fields.tran_id });
    throw domainError.invalid('payment-message-refused', 'This payment message is not valid.');
  }
  const { tran_id: tranId, val_id: valId, status } = message;
  const heard = await deps.singleFlight([tranId, valId, status].join(' '), () => look(deps, message, source));
  reportOutcome(deps, source, { ...heard, tranId });
  if (!heard.bill) throw domainError.notFound('payment-unknown', 'This payment is not known.');
  return heard.bill.outcome;
};

const readMessage = ({ gateway }: Deps, fields: Fields): PaymentNotification | undefined => {
  const signed = signedFields(fields, gateway.storePassword);
  const parsed = paymentNotificationSchema.safeParse(signed);
  return parsed.success && parsed.data.store_id === gateway.storeId ? parsed.data : undefined;
};

const look = async (
  deps: Deps,
  message: PaymentNotification,
  source: NotificationSource,
): Promise<SettlementResult> => {
  const payment = await attemptOf(deps, message);
  if (!payment) return { outcome: 'unknown', bill: undefined };
  const heard = await actOn(deps, payment, message, source);
  return { ...heard, bill: heard.bill ?? (await findBill(deps.database.db, payment.bill)) };
};

// Time for us to do it ourselves.
const graceMs = 2_000;

/**
 * The attempt that the message is about. That its money may have come is noted before the gateway is asked: should this
 * process die from here on, the sweep takes it up within seconds.
 */
const attemptOf = async (
  { database: { db }, clock }: Deps,
  { tran_id, val_id, status }: PaymentNotification,
): Promise<Payment | undefined> => {
  const tranId = tran_id as TranId;
  const mayBePaid = val_id !== '' && !closingActionFor(status);
  const open =
    mayBePaid && (await scheduleCheckUnlessFinal(db, tranId, new Date(clock().getTime() + graceMs)));
  return open || findPayment(db, tranId);
};

const actOn = async (
  deps: Deps,
  payment: Payment,
  message: PaymentNotification,
  source: NotificationSource,
): Promise<SettlementResult> => {
  if (isFinal(payment)) return { outcome: 'repeated', bill: undefined };
  const end = closingActionFor(message.status);
  if (end) return closeAttempt(deps, payment, end);
  if (message.val_id === '') return { outcome: 'pending', bill: undefined };
  return validateAndSettle(deps, payment, message, source);
};

/**
 * Asks the gateway whether this is paid, and settles it if so. Where it does not answer, the sweep asks again. Word of a
 * payment that no validation stands behind is `unverified`: somebody tries, or the gateway contradicts itself.
 */
export const validateAndSettle = async (
  deps: Deps,
  payment: Payment,
  { val_id: valId, status }: Pick<PaymentNotification, 'val_id' | 'status'>,
  source: NotificationSource,
): Promise<SettlementResult> => {
  try {
    const settled = await settle(deps, payment, await deps.gateway.validate(valId), source);
    const isUnproven = settled.outcome === 'pending' && isPaidStatus(status);
    return isUnproven ? { ...settled, outcome: 'unverified' } : settled;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return { outcome: 'unreachable', bill: undefined, detail: error.message };
  }
};
