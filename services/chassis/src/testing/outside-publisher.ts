import type { KafkaValues } from '../config/index.ts';
import { recordOf } from '../events/event-record.ts';
import { headersOf } from '../events/headers.ts';
import { fullName } from '../events/kafka.ts';
import { publisherOf } from '../events/publisher.ts';
import type { Service } from '../service/index.ts';
import type { TestedService } from './tested-service.ts';

/** Publishes events from beside the service under test. */
export const outsidePublisher =
  (service: Service<KafkaValues>): TestedService<unknown>['publish'] =>
  async (topic, key, event, { id } = {}) => {
    const record = { ...recordOf(topic, event), ...(id !== undefined && { id }) };
    const message = {
      topic: fullName(service, topic.name),
      key,
      value: record.body,
      headers: headersOf(record),
    };
    await publisherOf(service).send([message]);
    return record.id;
  };
