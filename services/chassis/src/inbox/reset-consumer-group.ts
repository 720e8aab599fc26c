import { type RawBuilder, sql } from 'kysely';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { withAdmin } from '../kafka/admin.ts';
import { fullGroupName, kafkaClientOf } from '../kafka/kafka-client.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { consumerName } from './postgres-inbox.ts';

interface ResetOptions<Tables> {
  readonly group: string;
  /** All topics that the projection is built from. */
  readonly topics: readonly string[];
  readonly database: Database<Tables>;
  /** Deletes what the handlers wrote. */
  readonly clearProjection: (tx: Tx<Tables>) => Promise<void>;
}

/**
 * Makes a consumer group start at the beginning of its topics: deletes the projection, the inbox rows and the committed
 * offsets. Throws, with nothing deleted, while the group has members.
 */
export const resetConsumerGroup = async <Tables>(
  service: Service<KafkaValues & PostgresValues>,
  { group, topics, database, clearProjection }: ResetOptions<Tables>,
): Promise<void> => {
  const consumers: RawBuilder<unknown>[] = topics.map((topic) => sql`${consumerName(group, topic)}`);
  await database.transaction(async (tx) => {
    // A replica that starts meanwhile waits here with its first event; afterwards it finds an empty inbox.
    await sql`lock table inbox in access exclusive mode`.execute(tx);
    await deleteOffsets(
      service,
      topics.map((topic) => fullGroupName(service, group, topic)),
    );
    await sql`delete from inbox where consumer in (${sql.join(consumers)})`.execute(tx);
    await clearProjection(tx);
  });
};

/** Deletes the groups, which deletes their offsets. The brokers refuse to delete a group that has members. */
const deleteOffsets = (service: Service<KafkaValues>, groupIds: string[]): Promise<void> =>
  withAdmin(kafkaClientOf(service), async (admin) => {
    const { groups } = await admin.describeGroups(groupIds);
    const active = groups.filter(({ members }) => members.length > 0);
    if (active.length > 0) {
      const names = active.map(({ groupId }) => groupId).join(', ');
      throw new Error(`still consuming: ${names}; stop every replica first`);
    }
    const existing = groups.filter(({ state }) => state !== 'Dead').map(({ groupId }) => groupId);
    if (existing.length > 0) await admin.deleteGroups(existing);
  });
