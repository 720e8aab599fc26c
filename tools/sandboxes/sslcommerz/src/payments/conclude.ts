import { messageOf } from '../bodies/message.ts';
import type { Gateway } from '../gateway.ts';
import { type Delivery, deliveriesOf } from '../ipn/delivery.ts';
import type { Session } from '../sessions/session.ts';
import type { Fields } from '../signature/signature.ts';
import { type Outcome, type OutcomeName, outcomes } from './outcome.ts';
import { type Choice, stateAfter, tryOf } from './try.ts';

export interface Conclusion {
  /** Where the browser is to post the fields; undefined if it is not sent anywhere. */
  returnTo?: string;
  fields: Fields;
  deliveries: Delivery[];
  /** The notification is to be answered before the browser returns. */
  ipnFirst: boolean;
}

/** Lets an outcome happen to an open session: kept in one line of the journal, the notifications included. */
export const conclude = (
  gateway: Gateway,
  session: Session,
  name: OutcomeName,
  choice: Choice,
): Conclusion => {
  const outcome: Outcome = outcomes[name];
  const { clock, journal, settings } = gateway;
  const tried = tryOf(session, outcome, choice, clock.now());
  const fields = messageOf(gateway, session, tried, outcome.status === undefined);
  const deliveries = deliveriesOf(session, fields, outcome.ipn, clock.now(), settings.lateIpnMs);
  journal.write(
    ...(outcome.status
      ? [
          gateway.transactions.change(tried),
          gateway.sessions.change({ ...session, state: stateAfter[outcome.status] }),
        ]
      : []),
    ...deliveries.map((delivery) => gateway.deliveries.change(delivery)),
  );
  gateway.log('outcome', { outcome: name, tran_id: session.tranId, store_id: session.storeId });
  return {
    ...(outcome.returns && { returnTo: session.urls[outcome.returns] }),
    fields,
    deliveries,
    ipnFirst: outcome.ipn === 'first',
  };
};

/** Ends the open sessions whose time is over. */
export const expireSessions = (gateway: Gateway): void => {
  const over = gateway.find.sessionsIn('open').filter(({ expiresAt }) => expiresAt <= gateway.clock.now());
  for (const session of over)
    conclude(gateway, session, 'expire', { method: 'bkash', reason: 'Do not honor' });
};
