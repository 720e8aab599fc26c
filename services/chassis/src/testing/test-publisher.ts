import type { KafkaValues } from '../config/index.ts';
import { createEventRecord } from '../kafka/event-record.ts';
import { toHeaders } from '../kafka/headers.ts';
import { fullTopicName } from '../kafka/kafka-client.ts';
import { publisherOf } from '../kafka/publisher.ts';
import type { Service } from '../service/index.ts';
import type { ServiceUnderTest } from './service-under-test.ts';

/** Publishes events as another service does. */
export const createTestPublisher =
  (service: Service<KafkaValues>): ServiceUnderTest<unknown>['publish'] =>
  async (topic, key, event, { id } = {}) => {
    const record = { ...createEventRecord(topic, event), ...(id !== undefined && { id }) };
    const message = {
      topic: fullTopicName(service, topic.name),
      key,
      value: record.body,
      headers: toHeaders(record),
    };
    await publisherOf(service).send([message]);
    return record.id;
  };
