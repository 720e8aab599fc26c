export { consume, consumeWithMongo } from './consume.ts';
export { type InboxModel, inboxModel } from './mongo-inbox.ts';
export { resetConsumerGroup } from './reset-consumer-group.ts';
