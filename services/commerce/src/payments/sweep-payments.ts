import type { Deps } from '../deps.ts';
import { closeAttempt } from './close-attempt.ts';
import { nextCheckAt, type Payment } from './payment.ts';
import { claimDuePayments, rescheduleCheck } from './payment-checks.ts';
import { validateAndSettle } from './receive-notification.ts';
import { type NotificationOutcome, reportOutcome } from './report-outcome.ts';
import type { SettlementResult } from './settle.ts';
import { GatewayUnavailable } from './sslcommerz/gateway-request.ts';
import { closingActionFor, findPaidTransaction } from './sslcommerz/messages.ts';

const batchSize = 20;
const undecided: ReadonlySet<NotificationOutcome> = new Set([
  'pending',
  'unverified',
  'mismatch',
  'unreachable',
]);

/**
 * Queries the gateway for attempts without a known result (decision M2). A notification and a return can both be lost, and a
 * process can crash between the gateway's response and the commit.
 */
export const sweepPayments = async (deps: Deps): Promise<{ readonly isMore: boolean }> => {
  const due = await claimDuePayments(deps.database.db, deps.clock(), batchSize);
  await Promise.all(due.map((payment) => checkPayment(deps, payment)));
  return { isMore: due.length === batchSize };
};

const checkPayment = async (deps: Deps, payment: Payment): Promise<void> => {
  const { db } = deps.database;
  const result = await queryGateway(deps, payment);
  // `repeated`: the attempt is under review. An admin decides, and further checks bring nothing new.
  if (result.outcome === 'repeated') await rescheduleCheck(db, payment.tranId, undefined);
  if (undecided.has(result.outcome)) {
    // An attempt that had ended before this check gets no further check, unless the gateway was unavailable.
    const mayChange = payment.state === 'open' || result.outcome === 'unreachable';
    const next = mayChange ? nextCheckAt(payment.openedAt, deps.clock()) : undefined;
    await rescheduleCheck(db, payment.tranId, next);
  }
  // The outcome is counted last, so a check that is made due after it is not rescheduled (untrusted-gateway-responses.test.ts).
  reportOutcome(deps, 'sweep', { ...result, tranId: payment.tranId });
};

const queryGateway = async (deps: Deps, payment: Payment): Promise<SettlementResult> => {
  try {
    const transactions = await deps.gateway.findTransactions(payment.tranId);
    const paid = findPaidTransaction(transactions);
    if (paid) return await validateAndSettle(deps, payment, paid, 'sweep');
    const closingAction =
      transactions.length > 0 &&
      transactions.every(({ status }) => closingActionFor(status)) &&
      closingActionFor(transactions.at(-1)?.status ?? '');
    if (closingAction && payment.state === 'open') return await closeAttempt(deps, payment, closingAction);
    return { outcome: 'pending', bill: undefined };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return { outcome: 'unreachable', bill: undefined, detail: error.message };
  }
};
