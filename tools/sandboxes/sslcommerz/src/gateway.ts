import { openClock } from '@sargam/sandbox-shared/clock';
import { createFaults } from '@sargam/sandbox-shared/faults';
import { openJournal } from '@sargam/sandbox-shared/journal/journal';
import type { Log } from '@sargam/sandbox-shared/log';
import { faultModesByCall } from './faults/inject-fault.ts';
import type { Delivery } from './ipn/delivery.ts';
import type { Transaction } from './payments/transaction.ts';
import type { Refund } from './refunds/refund.ts';
import { orderKey, type Session } from './sessions/session.ts';
import type { Settings } from './settings.ts';
import type { Stores } from './stores/stores.ts';

/** Opens the state of the gateway, shared by all calls. */
export const openGateway = (settings: Settings, log: Log) => {
  const journal = openJournal(`${settings.dataDir}/journal.jsonl`);
  const sessions = journal.collection<Session>('session', ({ sessionkey }) => sessionkey);
  const transactions = journal.collection<Transaction>('transaction', ({ id }) => id);
  const deliveries = journal.collection<Delivery>('delivery', ({ id }) => id);
  return {
    settings,
    stores: new Map(settings.stores.map((store) => [store.id, store])) as Stores,
    journal,
    clock: openClock(journal),
    faults: createFaults(faultModesByCall),
    sessions,
    transactions,
    deliveries,
    refunds: journal.collection<Refund>('refund', ({ refundRefId }) => refundRefId),
    /** Lookups by a key other than the id. */
    find: {
      sessionsByState: sessions.indexBy(({ state }) => state),
      /** By `orderKey`. */
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

export type Gateway = ReturnType<typeof openGateway>;
