import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { DEFAULT_BACKOFF_MS, DEFAULT_TRIES, type Listener } from './consume.ts';
import { deliver } from './deliver.ts';
import { documentInbox, type InboxModel } from './document-inbox.ts';
import type { EventMeta } from './event-meta.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { consumerName } from './inbox.ts';
import { listenTo } from './listener.ts';
import { publisherOf } from './publisher.ts';

export interface ConsumeDocumentsOptions<E> extends Listener<E> {
  /** `inboxOf(connection)`. */
  readonly inbox: InboxModel;
  /** Must bear being run twice for one event: MongoDB keeps its writes and the memory of them apart. */
  readonly handle: (event: E, meta: EventMeta) => Promise<void>;
}

/** `consume` for a service on MongoDB. */
export const consumeDocuments = <E>(
  service: Service<KafkaValues>,
  {
    group = service.name,
    topic,
    inbox,
    together,
    handle,
    tries = DEFAULT_TRIES,
    backoff = DEFAULT_BACKOFF_MS,
  }: ConsumeDocumentsOptions<E>,
): void => {
  const delivery = {
    group,
    topic,
    handle,
    inbox: documentInbox(inbox, consumerName(group, topic.name)),
    publisher: publisherOf(service),
    metrics: eventMetricsOf(service),
    log: service.log,
    tries,
    backoff,
    stopping: service.stopping,
  };
  listenTo(service, { group, topic: topic.name, together, each: (payload) => deliver(delivery, payload) });
};
