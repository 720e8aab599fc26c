export type { EventMeta } from './event-record.ts';
export { type EveryReplicaOptions, subscribeOnEveryReplica } from './subscribe-on-every-replica.ts';
export {
  defineTopic,
  type MessageCodec,
  type PublishedTopic,
  publishes,
  type SubscribedTopic,
  subscribes,
  type Topic,
} from './topic.ts';
export { waitUntilConsumed } from './wait-until-consumed.ts';
