import { type Clock, openClock } from '@sargam/sandbox-shared/clock';
import { type Collection, type Journal, openJournal } from '@sargam/sandbox-shared/journal/journal';
import type { FindByKey } from '@sargam/sandbox-shared/journal/key-index';
import type { Log } from '@sargam/sandbox-shared/log';
import type { Faults } from './faults/faults.ts';
import { createFaults } from './faults/faults.ts';
import type { Delivery } from './ipn/delivery.ts';
import type { Transaction } from './payments/transaction.ts';
import type { Refund } from './refunds/refund.ts';
import { orderKey, type Session } from './sessions/session.ts';
import type { Settings } from './settings.ts';
import type { Stores } from './stores/stores.ts';

/** The state of the gateway, shared by all calls. */
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
  find: Indexes;
  log: Log;
}

/** Lookups by a key other than the id. */
export interface Indexes {
  sessionsByState: FindByKey<Session>;
  /** By `orderKey`. */
  sessionsByOrder: FindByKey<Session>;
  transactionsBySession: FindByKey<Transaction>;
  transactionsByValId: FindByKey<Transaction>;
  transactionsByBankTranId: FindByKey<Transaction>;
  deliveriesByState: FindByKey<Delivery>;
  deliveriesBySession: FindByKey<Delivery>;
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
    faults: createFaults(),
    sessions,
    transactions,
    deliveries,
    refunds: journal.collection<Refund>('refund', ({ refundRefId }) => refundRefId),
    find: {
      sessionsByState: sessions.indexBy(({ state }) => state),
      sessionsByOrder: sessions.indexBy(({ storeId, tranId }) => orderKey(storeId, tranId)),
      transactionsBySession: transactions.indexBy(({ sessionkey }) => sessionkey),
      transactionsByValId: transactions.indexBy(({ valId }) => valId || undefined),
      transactionsByBankTranId: transactions.indexBy(({ bankTranId }) => bankTranId || undefined),
      deliveriesByState: deliveries.indexBy(({ state }) => state),
      deliveriesBySession: deliveries.indexBy(({ sessionkey }) => sessionkey),
    },
    log,
  };
};
