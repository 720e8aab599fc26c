import { consume, resetConsumerGroup } from '@sargam/chassis/inbox';
import { waitUntilConsumed } from '@sargam/chassis/kafka';
import type { Service } from '@sargam/chassis/service';
import { openDatabase, type Tx } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { PayoutsSettings } from './config.ts';
import type { Tables } from './database.ts';
import { allHeard, hearOfAll } from './hear.ts';

/**
 * Command: `node src/main.ts rebuild`, while the service is stopped. Empties everything that is derived from events and
 * makes it again from the topics' beginnings, one topic after the other. Died halfway, it may be run again; or the
 * service, started, does the rest.
 */
export const rebuildPayouts = async (service: Service<PayoutsSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const topics = (await allHeard()).map(({ name }) => name);
  await resetConsumerGroup(service, { group: service.name, topics, database, clearProjection: forget });
  await hearOfAll(async (topic, handle) => {
    consume(service, { database, topic, handle });
    await waitUntilConsumed(service, service.name, topic.name);
    service.log.info({ topic: topic.name }, 'read to its end');
  });
};

const forget = async (tx: Tx<Tables>): Promise<void> => {
  await sql`truncate people, instructor_terms, course_terms, orders, earnings, refunds, reversals`.execute(
    tx,
  );
};
