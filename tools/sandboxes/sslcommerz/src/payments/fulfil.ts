import type { Gateway } from '../gateway.ts';
import type { Rounds } from '../ipn/rounds.ts';
import { offeredMethods } from '../methods/offered.ts';
import type { Session } from '../sessions/session.ts';
import { type Conclusion, conclude } from './conclude.ts';
import { isDeclineReason, isOutcomeName } from './outcome.ts';

export interface Wish {
  outcome?: unknown;
  method?: unknown;
  reason?: unknown;
}

/** Lets the wished outcome happen, from the hosted page or from the admin namespace alike. Undefined: no such outcome. */
export const fulfil = async (
  gateway: Gateway,
  rounds: Rounds,
  session: Session,
  wish: Wish,
): Promise<Conclusion | undefined> => {
  const { outcome, method, reason } = wish;
  if (typeof outcome !== 'string' || !isOutcomeName(outcome)) return undefined;
  const offered = offeredMethods(session.multiCardName);
  const chosen = offered.find(({ code }) => code === method) ?? offered[0];
  const conclusion = conclude(gateway, session, outcome, {
    method: chosen?.code ?? 'bkash',
    reason: typeof reason === 'string' && isDeclineReason(reason) ? reason : 'Do not honor',
  });
  if (conclusion.ipnFirst) await rounds.deliver(conclusion.deliveries);
  else rounds.go();
  return conclusion;
};
