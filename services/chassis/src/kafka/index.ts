export { createTopics, withAdmin } from './admin.ts';
export { type EventMeta, toHeaders } from './event-record.ts';
export { createKafkaClient } from './kafka-client.ts';
export { forEachMessage } from './read-whole-topic.ts';
export { subscribeOnEveryReplica } from './subscribe-on-every-replica.ts';
export {
  type BulkHandler,
  type BulkHandlerOf,
  type CaseOf,
  type DeliveredEvent,
  defineTopic,
  type EventHandlers,
  type HandlersOf,
  type PublishedTopic,
  publishes,
  type SubscribedTopic,
  subscribes,
  type Topic,
  toHandlers,
} from './topic.ts';
export { waitUntilConsumed } from './wait-until-consumed.ts';
