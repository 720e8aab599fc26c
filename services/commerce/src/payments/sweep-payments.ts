import type { Deps } from '../deps.ts';
import { closeAttempt } from './close-attempt.ts';
import { nextCheckAt, type Payment } from './payment.ts';
import { claimDuePayments, rescheduleCheck } from './payment-checks.ts';
import type { NotificationOutcome } from './payment-metrics.ts';
import { validateAndSettle } from './receive-notification.ts';
import { reportOutcome } from './report-outcome.ts';
import type { SettlementResult } from './settle.ts';
import { GatewayUnavailable } from './sslcommerz/client.ts';
import { closingActionFor, findPaidTransaction } from './verify-transaction.ts';

const batch = 20;
const undecided: ReadonlySet<NotificationOutcome> = new Set([
  'pending',
  'unverified',
  'mismatch',
  'unreachable',
]);

/**
 * Asks the gateway about attempts whose end we were not told (decision M2): a notification and a return can both be
 * lost, and this process may have died between the gateway's word and our commit.
 */
export const sweepPayments = async (deps: Deps): Promise<{ readonly isMore: boolean }> => {
  const due = await claimDuePayments(deps.database.db, deps.clock(), batch);
  await Promise.all(due.map((payment) => lookAt(deps, payment)));
  return { isMore: due.length === batch };
};

const lookAt = async (deps: Deps, payment: Payment): Promise<void> => {
  const told = await ask(deps, payment);
  reportOutcome(deps, 'sweep', { ...told, tranId: payment.tranId });
  // Under review, and told again: a person decides, the gateway has nothing to add.
  if (told.outcome === 'repeated') return rescheduleCheck(deps.database.db, payment.tranId, undefined);
  if (!undecided.has(told.outcome)) return;
  // An attempt that had ended before this look was looked at for the last time, if the gateway answered.
  const mayChange = payment.state === 'open' || told.outcome === 'unreachable';
  const next = mayChange ? nextCheckAt(payment.openedAt, deps.clock()) : undefined;
  await rescheduleCheck(deps.database.db, payment.tranId, next);
};

const ask = async (deps: Deps, payment: Payment): Promise<SettlementResult> => {
  try {
    const tries = await deps.gateway.findTransactions(payment.tranId);
    const paid = findPaidTransaction(tries);
    if (paid) return await validateAndSettle(deps, payment, paid, 'sweep');
    const end =
      tries.length > 0 &&
      tries.every((one) => closingActionFor(one.status)) &&
      closingActionFor(tries.at(-1)?.status ?? '');
    if (end && payment.state === 'open') return await closeAttempt(deps, payment, end);
    return { outcome: 'pending', bill: undefined };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return { outcome: 'unreachable', bill: undefined, detail: error.message };
  }
};
