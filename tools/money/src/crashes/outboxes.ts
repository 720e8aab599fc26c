import type { ServiceDatabases } from '../checks/service-databases.ts';

/** Expects that no event waits in an outbox. */
export const expectOutboxesEmpty = async (databases: ServiceDatabases): Promise<void> => {
  for (const service of ['commerce', 'store', 'learning'] as const)
    expect([service, await databases.query(service, 'select topic, key from outbox')]).toEqual([service, []]);
};

/** Stops the status checks of open payments of finished scenarios: each restart would check all of them. */
export const stopCheckingOpenPayments = async (databases: ServiceDatabases): Promise<void> => {
  await databases.query('commerce', `update payments set next_check_at = null where state = 'open'`);
};
