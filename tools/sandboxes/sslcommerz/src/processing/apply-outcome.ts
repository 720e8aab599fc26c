import { signMessage } from '../bodies/sign-message.ts';
import type { Gateway } from '../gateway.ts';
import { createDeliveries } from '../ipn/delivery.ts';
import { buildTransaction, type CustomerChoice, sessionStateAfter } from '../payments/build-transaction.ts';
import { type Outcome, type OutcomeName, outcomes } from '../payments/outcome.ts';
import type { Session } from '../sessions/session.ts';

/** Applies an outcome to an open session. One journal line holds the changes and the notifications. */
export const applyOutcome = (
  gateway: Gateway,
  session: Session,
  name: OutcomeName,
  choice: CustomerChoice,
) => {
  const outcome: Outcome = outcomes[name];
  const { clock, journal, settings } = gateway;
  const transaction = buildTransaction(session, outcome, choice, clock.now());
  const fields = signMessage(gateway, session, transaction, outcome.status === undefined);
  const deliveries = createDeliveries(session, fields, outcome.ipn, clock.now(), settings.lateIpnMs);
  journal.write(
    ...(outcome.status
      ? [
          gateway.transactions.change(transaction),
          gateway.sessions.change({ ...session, state: sessionStateAfter[outcome.status] }),
        ]
      : []),
    ...deliveries.map((delivery) => gateway.deliveries.change(delivery)),
  );
  gateway.log('outcome', { outcome: name, tran_id: session.tranId, store_id: session.storeId });
  return {
    /** The URL to which the browser posts the fields; undefined if it does not return to the shop. */
    returnTo: outcome.returns && session.urls[outcome.returns],
    fields,
    deliveries,
    /** The notification must be answered before the browser returns. */
    ipnFirst: outcome.ipn === 'first',
  };
};

/** Expires the open sessions whose time has run out. */
export const expireSessions = (gateway: Gateway): void => {
  const expired = gateway.find
    .sessionsByState('open')
    .filter(({ expiresAt }) => expiresAt <= gateway.clock.now());
  for (const session of expired)
    applyOutcome(gateway, session, 'expire', { method: 'bkash', reason: 'Do not honor' });
};

export type AppliedOutcome = ReturnType<typeof applyOutcome>;
