export { consume, consumeWithMongo } from './consume.ts';
export { consumeInBulk } from './consume-in-bulk.ts';
export { deadLetterCalls, mongoDeadLetterCalls } from './dead-letter-calls.ts';
export { type InboxModel, inboxModel } from './mongo-inbox.ts';
export { resetConsumerGroup } from './reset-consumer-group.ts';
