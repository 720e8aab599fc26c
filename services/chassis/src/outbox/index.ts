export {
  createMongoOutbox,
  type MongoOutbox,
  type OutboxEntry,
  outboxField,
  type WithOutbox,
} from './mongo-outbox.ts';
export { type PublishedEvent, publishedEventModel } from './mongo-published-events.ts';
export { startOutboxRelay } from './outbox-relay.ts';
export { publishEvent } from './publish-event.ts';
export { republishEvents } from './published-events.ts';
