import { type Clock, openClock } from '@sargam/sandbox-shared/clock';
import type { FindBy } from '@sargam/sandbox-shared/journal/find-by';
import { type Collection, type Journal, openJournal } from '@sargam/sandbox-shared/journal/journal';
import type { Log } from '@sargam/sandbox-shared/log';
import type { Faults } from './faults/faults.ts';
import { makeFaults } from './faults/faults.ts';
import type { Delivery } from './ipn/delivery.ts';
import type { Transaction } from './payments/transaction.ts';
import type { Refund } from './refunds/refund.ts';
import { orderOf, type Session } from './sessions/session.ts';
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
  find: Finders;
  log: Log;
}

/** What calls look for by something else than an id. */
export interface Finders {
  sessionsIn: FindBy<Session>;
  /** By `orderOf`. */
  sessionsOf: FindBy<Session>;
  triesOf: FindBy<Transaction>;
  triesByValId: FindBy<Transaction>;
  triesByBankTranId: FindBy<Transaction>;
  deliveriesIn: FindBy<Delivery>;
  deliveriesOf: FindBy<Delivery>;
}

export const openGateway = (settings: Settings, log: Log): Gateway => {
  const journal = openJournal(`${settings.dataDir}/journal.jsonl`);
  const sessions = journal.collection<Session>('session', ({ sessionkey }) => sessionkey);
  const transactions = journal.collection<Transaction>('transaction', ({ id }) => id);
  const deliveries = journal.collection<Delivery>('delivery', ({ id }) => id);
  return {
    settings,
    stores: new Map(settings.stores.map((store) => [store.id, store])),
    journal,
    clock: openClock(journal),
    faults: makeFaults(),
    sessions,
    transactions,
    deliveries,
    refunds: journal.collection<Refund>('refund', ({ refundRefId }) => refundRefId),
    find: {
      sessionsIn: sessions.by(({ state }) => state),
      sessionsOf: sessions.by(({ storeId, tranId }) => orderOf(storeId, tranId)),
      triesOf: transactions.by(({ sessionkey }) => sessionkey),
      triesByValId: transactions.by(({ valId }) => valId || undefined),
      triesByBankTranId: transactions.by(({ bankTranId }) => bankTranId || undefined),
      deliveriesIn: deliveries.by(({ state }) => state),
      deliveriesOf: deliveries.by(({ sessionkey }) => sessionkey),
    },
    log,
  };
};
