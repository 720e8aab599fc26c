import type { Gateway } from '../gateway.ts';
import { offeredMethods } from '../methods/offered-methods.ts';
import { isDeclineReason, isOutcomeName } from '../payments/outcome.ts';
import type { Session } from '../sessions/session.ts';
import { type AppliedOutcome, applyOutcome } from './apply-outcome.ts';
import type { DueWork } from './due-work.ts';

/** Applies the requested outcome, for the hosted page and the admin routes. Undefined for an unknown outcome. */
export const handleOutcomeRequest = async (
  gateway: Gateway,
  dueWork: DueWork,
  session: Session,
  { outcome, method, reason }: Record<string, unknown>,
): Promise<AppliedOutcome | undefined> => {
  if (typeof outcome !== 'string' || !isOutcomeName(outcome)) return undefined;
  const offered = offeredMethods(session.multiCardName);
  const chosen = offered.find(({ code }) => code === method) ?? offered[0];
  const applied = applyOutcome(gateway, session, outcome, {
    method: chosen?.code ?? 'bkash',
    reason: typeof reason === 'string' && isDeclineReason(reason) ? reason : 'Do not honor',
  });
  if (applied.ipnFirst) await dueWork.deliver(applied.deliveries);
  else dueWork.run();
  return applied;
};
