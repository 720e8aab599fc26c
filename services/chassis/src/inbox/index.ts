export { type ConsumeOptions, consume } from './consume.ts';
export { type ConsumeWithMongoOptions, consumeWithMongo } from './consume-with-mongo.ts';
export { type InboxModel, inboxModel } from './mongo-inbox.ts';
export { type ResetOptions, resetConsumerGroup } from './reset-consumer-group.ts';
