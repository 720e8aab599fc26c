import { domainError } from '@sargam/chassis/errors';
import { createSingleFlight } from '@sargam/chassis/idempotency';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import type { TranId } from '../ids.ts';
import { closeAttempt } from './close-attempt.ts';
import { isFinal, type Payment } from './payment.ts';
import { scheduleCheckUnlessFinal } from './payment-checks.ts';
import { findPayment } from './payment-store.ts';
import { type NotificationOutcome, type NotificationSource, reportOutcome } from './report-outcome.ts';
import { type SettlementResult, settle } from './settle.ts';
import { GatewayUnavailable } from './sslcommerz/gateway-request.ts';
import {
  closingActionFor,
  isPaidStatus,
  type PaymentNotification,
  paymentNotificationSchema,
} from './sslcommerz/messages.ts';
import { type Fields, signedFields } from './sslcommerz/signature.ts';

/** These calls have no caller: the gateway's server has no session, and the buyer's browser returns without its cookie. */
export const notificationHandlers = (deps: Deps) =>
  ({
    notifyPayment: ({ fields }) => receiveNotification(deps, fields, 'notification'),
    returnFromGateway: ({ fields }) => receiveNotification(deps, fields, 'return'),
  }) satisfies Partial<CommerceServiceImplementation>;

/**
 * Handles a notification from the gateway's server or the form of the buyer's browser return. Only signed fields are used. A
 * payment counts as paid only if the gateway's validation confirms it. Idempotent, in any order and concurrently.
 */
const receiveNotification = async (deps: Deps, fields: Fields, source: NotificationSource) => {
  const notification = parseNotification(deps, fields);
  if (!notification) {
    reportOutcome(deps, source, { outcome: 'forged', tranId: fields.tran_id });
    throw domainError.invalid('payment-message-refused', 'This payment message is not valid.');
  }
  const { tran_id: tranId, val_id: valId, status } = notification;
  const result = await deps.singleFlight([tranId, valId, status].join(' '), () =>
    processNotification(deps, notification, source),
  );
  reportOutcome(deps, source, { ...result, tranId });
  if (!result.bill) throw domainError.notFound('payment-unknown', 'This payment is not known.');
  return result.bill.outcome;
};

/** The outcome for a notification that waited for another one, if it differs from that one's outcome. */
const outcomeForWaiter: Partial<Record<NotificationOutcome, NotificationOutcome>> = {
  settled: 'repeated',
  review: 'repeated',
  surplus: 'repeated',
  returned: 'repeated',
  closed: 'late',
};

/**
 * The gateway's notification and the buyer's browser return deliver the same data at the same moment. The second waits for the
 * first. If the first fails, both fail and the sweep checks the payment again. Between processes the bill's row lock decides.
 */
export const createNotificationFlight = () =>
  createSingleFlight<SettlementResult>((result) => ({
    ...result,
    outcome: outcomeForWaiter[result.outcome] ?? result.outcome,
  }));

const parseNotification = ({ gateway }: Deps, fields: Fields): PaymentNotification | undefined => {
  const signed = signedFields(fields, gateway.storePassword);
  const parsed = paymentNotificationSchema.safeParse(signed);
  return parsed.success && parsed.data.store_id === gateway.storeId ? parsed.data : undefined;
};

const processNotification = async (
  deps: Deps,
  notification: PaymentNotification,
  source: NotificationSource,
): Promise<SettlementResult> => {
  const payment = await findAttempt(deps, notification);
  if (!payment) return { outcome: 'unknown', bill: undefined };
  const result = await applyNotification(deps, payment, notification, source);
  return { ...result, bill: result.bill ?? (await deps.bills.find(deps.database.db, payment.bill)) };
};

// Time in which this process normally settles the payment itself.
const sweepDelayMs = 2_000;

/**
 * The attempt that the notification is about. If it may be paid, a check by the sweep is scheduled before the gateway is called, so
 * the sweep settles it within seconds if this process crashes.
 */
const findAttempt = async (
  { database: { db }, clock }: Deps,
  { tran_id, val_id, status }: PaymentNotification,
): Promise<Payment | undefined> => {
  const tranId = tran_id as TranId;
  const mayBePaid = val_id !== '' && !closingActionFor(status);
  const scheduled =
    mayBePaid && (await scheduleCheckUnlessFinal(db, tranId, new Date(clock().getTime() + sweepDelayMs)));
  return scheduled || findPayment(db, tranId);
};

const applyNotification = async (
  deps: Deps,
  payment: Payment,
  notification: PaymentNotification,
  source: NotificationSource,
): Promise<SettlementResult> => {
  if (isFinal(payment)) return { outcome: 'repeated', bill: undefined };
  const closingAction = closingActionFor(notification.status);
  if (closingAction) return closeAttempt(deps, payment, closingAction);
  if (notification.val_id === '') return { outcome: 'pending', bill: undefined };
  return validateAndSettle(deps, payment, notification, source);
};

/**
 * Validates the payment at the gateway and settles it if it is paid. If the gateway is unavailable, the sweep tries again. The
 * outcome is `unverified` if the status says paid and the validation does not: a forgery, or a contradiction of the gateway.
 */
export const validateAndSettle = async (
  deps: Deps,
  payment: Payment,
  { val_id: valId, status }: Pick<PaymentNotification, 'val_id' | 'status'>,
  source: NotificationSource,
): Promise<SettlementResult> => {
  try {
    const result = await settle(deps, payment, await deps.gateway.validate(valId), source);
    const isUnverified = result.outcome === 'pending' && isPaidStatus(status);
    return isUnverified ? { ...result, outcome: 'unverified' } : result;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return { outcome: 'unreachable', bill: undefined, detail: error.message };
  }
};
