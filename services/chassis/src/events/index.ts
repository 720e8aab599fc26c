export { announce } from './announce.ts';
export { caughtUp } from './caught-up.ts';
export { type ConsumeOptions, consume } from './consume.ts';
export { type ConsumeDocumentsOptions, consumeDocuments } from './consume-documents.ts';
export { type InboxModel, inboxOf } from './document-inbox.ts';
export {
  type DocumentOutbox,
  type OutboxEntry,
  outboxField,
  outboxOf,
  type WithOutbox,
} from './document-outbox.ts';
export type { EventMeta } from './event-meta.ts';
export { type FollowOptions, follow } from './follow.ts';
export { startRelay } from './relay.ts';
export { type Rewinding, rewind } from './rewind.ts';
export {
  defineTopic,
  type HeardTopic,
  hears,
  type MessageCodec,
  type ToldTopic,
  type Topic,
  tells,
} from './topic.ts';
