import type { Deps } from '../deps.ts';
import { closeAttempt } from './close-attempt.ts';
import { GatewayUnreachable } from './gateway.ts';
import { nextCheck, type Payment } from './payment.ts';
import { claimDue, planCheck } from './payment-checks.ts';
import type { Outcome } from './payment-meters.ts';
import { validateAndSettle } from './receive.ts';
import type { Settled } from './settle.ts';
import { tellOutcome } from './tell-outcome.ts';
import { endOf, paidTry } from './verdict.ts';

const batch = 20;
const undecided: ReadonlySet<Outcome> = new Set(['pending', 'unproven', 'mismatch', 'unreachable']);

/**
 * Asks the gateway about attempts whose end we were not told (decision M2): a notification and a return can both be
 * lost, and this process may have died between the gateway's word and our commit.
 */
export const sweepPayments = async (deps: Deps): Promise<{ readonly isMore: boolean }> => {
  const due = await claimDue(deps.database.db, deps.clock(), batch);
  await Promise.all(due.map((payment) => lookAt(deps, payment)));
  return { isMore: due.length === batch };
};

const lookAt = async (deps: Deps, payment: Payment): Promise<void> => {
  const told = await ask(deps, payment);
  tellOutcome(deps, 'sweep', { ...told, tranId: payment.tranId });
  // Under review, and told again: a person decides, the gateway has nothing to add.
  if (told.outcome === 'repeated') return planCheck(deps.database.db, payment.tranId, undefined);
  if (!undecided.has(told.outcome)) return;
  // An attempt that had ended before this look was looked at for the last time, if the gateway answered.
  const mayChange = payment.state === 'open' || told.outcome === 'unreachable';
  const next = mayChange ? nextCheck(payment.openedAt, deps.clock()) : undefined;
  await planCheck(deps.database.db, payment.tranId, next);
};

const ask = async (deps: Deps, payment: Payment): Promise<Settled> => {
  try {
    const tries = await deps.gateway.tries(payment.tranId);
    const paid = paidTry(tries);
    if (paid) return await validateAndSettle(deps, payment, paid, 'sweep');
    const end =
      tries.length > 0 && tries.every((one) => endOf(one.status)) && endOf(tries.at(-1)?.status ?? '');
    if (end && payment.state === 'open') return await closeAttempt(deps, payment, end);
    return { outcome: 'pending', bill: undefined };
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return { outcome: 'unreachable', bill: undefined, what: error.message };
  }
};
