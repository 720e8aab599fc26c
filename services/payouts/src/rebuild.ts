import { consumeInBulk, resetConsumerGroup } from '@sargam/chassis/inbox';
import { waitUntilConsumed } from '@sargam/chassis/kafka';
import type { Service } from '@sargam/chassis/service';
import { openDatabase, type Tx } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { PayoutsSettings } from './config.ts';
import type { Tables } from './database.ts';
import { listTopics, subscribeToAll } from './subscriptions.ts';
import { updateTotalsTogether } from './totals/total-store.ts';

/**
 * The command `node src/main.ts rebuild`, for a stopped service. It deletes the read models and reads the topics from
 * the beginning, one after another and in chunks. The changes of the totals are added at the end, each total once. After a crash the
 * command may run again, or the started service reads the rest and adds the changes.
 */
export const rebuildPayouts = async (service: Service<PayoutsSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const topics = (await listTopics()).map(({ name }) => name);
  await resetConsumerGroup(service, {
    group: service.name,
    topics,
    database,
    clearProjection: deleteReadModels,
  });
  await subscribeToAll(async (topic, handleMany) => {
    consumeInBulk(service, { database, topic, handleMany });
    await waitUntilConsumed(service, service.name, topic.name);
    service.log.info({ topic: topic.name }, 'topic read to its end');
  });
  await updateTotalsTogether(database);
  service.log.info('totals added');
};

/** The running role may not truncate. Rows that refer to others are deleted first, and no deletion is cut off for its time. */
const readModels = [
  'total_changes',
  'totals',
  'reversals',
  'refunds',
  'earnings',
  'orders',
  'courses',
  'instructors',
  'course_terms',
  'instructor_terms',
  'people',
] as const;

const deleteReadModels = async (tx: Tx<Tables>): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(tx);
  for (const table of readModels) await tx.deleteFrom(table).execute();
};
