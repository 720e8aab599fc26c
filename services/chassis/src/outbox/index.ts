export {
  createMongoOutbox,
  type MongoOutbox,
  type OutboxEntry,
  outboxField,
  type WithOutbox,
} from './mongo-outbox.ts';
export { startOutboxRelay } from './outbox-relay.ts';
export { publishEvent } from './publish-event.ts';
