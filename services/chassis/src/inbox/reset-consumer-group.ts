import { type RawBuilder, sql } from 'kysely';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { fullGroupName, kafkaClientOf } from '../kafka/kafka-client.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { consumerName } from './postgres-inbox.ts';

export interface ResetOptions<Tables> {
  readonly group: string;
  /** Names of all topics that what is forgotten was made from. */
  readonly topics: readonly string[];
  readonly database: Database<Tables>;
  /** Empties what the listeners wrote. */
  readonly clearProjection: (tx: Tx<Tables>) => Promise<void>;
}

/**
 * Makes a group's listeners begin anew: what they wrote, their memory of having handled it and their places in the
 * topics are forgotten together. Refuses, having forgotten nothing, while any of them is still listening.
 */
export const resetConsumerGroup = async <Tables>(
  service: Service<KafkaValues & PostgresValues>,
  { group, topics, database, clearProjection: forget }: ResetOptions<Tables>,
): Promise<void> => {
  const consumers: RawBuilder<unknown>[] = topics.map((topic) => sql`${consumerName(group, topic)}`);
  await database.transaction(async (tx) => {
    // A replica that starts meanwhile waits here with its first event, and then finds nothing handled.
    await sql`lock table inbox in access exclusive mode`.execute(tx);
    await deleteOffsets(
      service,
      topics.map((topic) => fullGroupName(service, group, topic)),
    );
    await sql`delete from inbox where consumer in (${sql.join(consumers)})`.execute(tx);
    await forget(tx);
  });
};

/** A group without a place in its topic begins at its beginning; the brokers refuse to forget one that has members. */
const deleteOffsets = async (service: Service<KafkaValues>, groupIds: string[]): Promise<void> => {
  const admin = kafkaClientOf(service).admin();
  await admin.connect();
  try {
    const { groups } = await admin.describeGroups(groupIds);
    const listening = groups.filter(({ members }) => members.length > 0);
    if (listening.length > 0) {
      const names = listening.map(({ groupId }) => groupId).join(', ');
      throw new Error(`still listening: ${names}; stop every replica first`);
    }
    const known = groups.filter(({ state }) => state !== 'Dead').map(({ groupId }) => groupId);
    if (known.length > 0) await admin.deleteGroups(known);
  } finally {
    await admin.disconnect();
  }
};
