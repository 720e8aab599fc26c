export { consume, consumeWithMongo } from './consume.ts';
export { consumeInBulk } from './consume-in-bulk.ts';
export { deadLetterHandlers, mongoDeadLetterHandlers } from './dead-letter-handlers.ts';
export { type InboxModel, inboxModel } from './mongo-inbox.ts';
export { resetConsumerGroup } from './reset-consumer-group.ts';
