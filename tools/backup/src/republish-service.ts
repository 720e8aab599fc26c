import type { KafkaValues } from '@sargam/chassis/config';
import { toHeaders } from '@sargam/chassis/kafka';
import { type PublishedEvent, publishedEventModel, republishEvents } from '@sargam/chassis/outbox';
import { type ServiceStores, withKafka } from './service-stores.ts';
import { withMongo } from './stores/mongo.ts';
import { withDatabase } from './stores/postgres.ts';
import { type KafkaAccess, withProducer } from './stores/topics.ts';

const toMessage = ({ _id, key, type, occurredAt, traceparent, body }: PublishedEvent) => ({
  key,
  value: body,
  headers: toHeaders({ id: _id, type, occurredAt, traceparent }),
});

const BATCH = 200;

/** The messages by topic, in their order. */
const toBatch = (events: readonly PublishedEvent[], { topicPrefix }: KafkaValues) =>
  [...Map.groupBy(events, ({ topic }) => topic)].map(([topic, ofTopic]) => ({
    topic: `${topicPrefix}${topic}`,
    messages: ofTopic.map(toMessage),
  }));

/** MongoDB has no outbox table with a relay, so the events are sent from here. */
const republishFromMongo = async (
  { kafka, settings }: KafkaAccess,
  mongoUrl: string,
  since: Date,
): Promise<number> =>
  withMongo(mongoUrl, async (connection) => {
    const model = publishedEventModel(connection);
    // An event's id begins with its time.
    const events = await model.find({ publishedAt: { $gte: since } }).sort({ _id: 1 });
    await withProducer(kafka, async (producer) => {
      for (let start = 0; start < events.length; start += BATCH)
        await producer.sendBatch({
          acks: -1,
          topicMessages: toBatch(events.slice(start, start + BATCH), settings),
        });
    });
    return events.length;
  });

/** Makes the service publish its events since that time again, with their ids; returns their number. */
export const republish = async (
  { databaseUrl, mongoUrl, kafka }: ServiceStores,
  since: Date,
): Promise<number> => {
  if (databaseUrl) return withDatabase(databaseUrl, (client) => republishEvents(client, since));
  if (mongoUrl && kafka) return withKafka(kafka, (access) => republishFromMongo(access, mongoUrl, since));
  return 0;
};
