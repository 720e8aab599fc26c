import type { Clock } from './clock/clock.ts';
import { openClock } from './clock/clock.ts';
import type { Faults } from './faults/faults.ts';
import { makeFaults } from './faults/faults.ts';
import type { Delivery } from './ipn/delivery.ts';
import { type Collection, type Journal, openJournal } from './journal/journal.ts';
import type { Log } from './log.ts';
import type { Transaction } from './payments/transaction.ts';
import type { Refund } from './refunds/refund.ts';
import type { Session } from './sessions/session.ts';
import type { Settings } from './settings.ts';
import type { Stores } from './stores/stores.ts';

/** Everything that the gateway knows; each call works on this. */
export interface Gateway {
  settings: Settings;
  stores: Stores;
  journal: Journal;
  clock: Clock;
  faults: Faults;
  sessions: Collection<Session>;
  transactions: Collection<Transaction>;
  deliveries: Collection<Delivery>;
  refunds: Collection<Refund>;
  log: Log;
}

export const openGateway = (settings: Settings, log: Log): Gateway => {
  const journal = openJournal(`${settings.dataDir}/journal.jsonl`);
  return {
    settings,
    stores: new Map(settings.stores.map((store) => [store.id, store])),
    journal,
    clock: openClock(journal),
    faults: makeFaults(),
    sessions: journal.collection<Session>('session', ({ sessionkey }) => sessionkey),
    transactions: journal.collection<Transaction>('transaction', ({ id }) => id),
    deliveries: journal.collection<Delivery>('delivery', ({ id }) => id),
    refunds: journal.collection<Refund>('refund', ({ refundRefId }) => refundRefId),
    log,
  };
};
