import type { Gateway } from '../gateway.ts';
import { offeredMethods } from '../methods/offered-methods.ts';
import { isDeclineReason, isOutcomeName } from '../payments/outcome.ts';
import type { Session } from '../sessions/session.ts';
import { type AppliedOutcome, applyOutcome } from './apply-outcome.ts';
import type { DueWork } from './due-work.ts';

export interface OutcomeRequest {
  outcome?: unknown;
  method?: unknown;
  reason?: unknown;
}

/** Lets the wished outcome happen, from the hosted page or from the admin namespace alike. Undefined: no such outcome. */
export const handleOutcomeRequest = async (
  gateway: Gateway,
  rounds: DueWork,
  session: Session,
  wish: OutcomeRequest,
): Promise<AppliedOutcome | undefined> => {
  const { outcome, method, reason } = wish;
  if (typeof outcome !== 'string' || !isOutcomeName(outcome)) return undefined;
  const offered = offeredMethods(session.multiCardName);
  const chosen = offered.find(({ code }) => code === method) ?? offered[0];
  const conclusion = applyOutcome(gateway, session, outcome, {
    method: chosen?.code ?? 'bkash',
    reason: typeof reason === 'string' && isDeclineReason(reason) ? reason : 'Do not honor',
  });
  if (conclusion.ipnFirst) await rounds.deliver(conclusion.deliveries);
  else rounds.run();
  return conclusion;
};
