import type { Consumer, EachMessagePayload } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { ensureTopics } from './ensure-topics.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { fullName, groupName, kafkaOf } from './kafka.ts';
import { pause } from './pause.ts';

/** Who listens to what, and what is done with each message. */
export interface Listening {
  readonly group: string;
  readonly topic: string;
  readonly each: (payload: EachMessagePayload) => Promise<void>;
  /** Where a group begins that has never listened before: at the topic's beginning unless told. */
  readonly from?: 'beginning' | 'now';
  /** Told after each joining, once it is settled from which message on this listener is given what comes. */
  readonly joined?: () => void;
}

const RESTART_MS = 500;
const HEARTBEAT_MS = 1000;
const PARTITIONS_AT_ONCE = 3;

/**
 * Listens to a topic until the service drains. A group of its own for every topic: kafkajs deals out the topics of a
 * group's leader to all its members, whatever they subscribed to. Whatever ends the consumer (brokers away, at the
 * start too, or a crash) is followed by a new one. The service is ready once its listener has joined its group for the
 * first time; a later absence of the brokers makes events late, but not the service unready.
 */
export const listenTo = (service: Service<KafkaValues>, listening: Listening): void => {
  const ending = new AbortController();
  const labels = { topic: listening.topic, group: listening.group };
  const { joined } = eventMetricsOf(service);
  let everJoined = false;

  const onJoin = (): void => {
    if (!everJoined) service.log.info(labels, 'listening');
    everJoined = true;
    joined.set(labels, 1);
  };
  const keepListening = async (): Promise<void> => {
    let failures = 0;
    while (!ending.signal.aborted) {
      const error = await listenOnce(service, listening, onJoin, ending.signal);
      joined.set(labels, 0);
      if (ending.signal.aborted) return;
      if (failures++ === 0) service.log.warn({ err: error, ...labels }, 'not listening; trying again');
      await pause(RESTART_MS, ending.signal);
    }
  };
  service.ready(`listening to ${listening.topic}`, async () => {
    if (!everJoined) throw new Error(`has not joined ${listening.group} yet`);
  });
  const ended = keepListening();
  service.onStop(`listening to ${listening.topic}`, () => {
    ending.abort();
    return ended;
  });
};

/** One consumer's life; answers what ended it, undefined for the service's own draining. */
const listenOnce = async (
  service: Service<KafkaValues>,
  listening: Listening,
  onJoin: () => void,
  ending: AbortSignal,
): Promise<unknown> => {
  const topic = fullName(service, listening.topic);
  const kafka = kafkaOf(service);
  const consumer = kafka.consumer({
    groupId: groupName(service, listening.group, listening.topic),
    // Short enough that a killed replica's partitions are taken over soon.
    sessionTimeout: service.settings.kafkaSessionTimeout,
    rebalanceTimeout: 15_000,
    heartbeatInterval: HEARTBEAT_MS,
    maxWaitTimeInMs: 1000,
    maxBytes: 1_000_000,
    maxBytesPerPartition: 262_144,
    allowAutoTopicCreation: false,
    retry: { restartOnFailure: async () => false },
  });
  const over = whatEnds(consumer, ending);
  tellJoining(consumer, onJoin, listening.joined);
  measureBehind(service, listening, consumer);
  try {
    await ensureTopics(kafka, service.settings, [topic]);
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: listening.from !== 'now' });
    await consumer.run({
      partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
      eachMessage: (payload) => beating(payload, () => listening.each(payload)),
    });
    return await over;
  } catch (error) {
    return error;
  } finally {
    await consumer.disconnect().catch(() => undefined);
  }
};

const tellJoining = (consumer: Consumer, joined: () => void, settled: (() => void) | undefined): void => {
  let settling = false;
  consumer.on(consumer.events.GROUP_JOIN, () => {
    settling = true;
    joined();
  });
  // The place to begin at is looked up by the first fetch, not by joining.
  consumer.on(consumer.events.FETCH, () => {
    if (settling) settled?.();
    settling = false;
  });
};

const whatEnds = (consumer: Consumer, ending: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (ending.aborted) resolve(undefined);
    ending.addEventListener('abort', () => resolve(undefined), { once: true });
    consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error));
  });

/** Keeps the group waiting while a message takes long, by its retries for one. */
const beating = async (payload: EachMessagePayload, work: () => Promise<void>): Promise<void> => {
  // A failed heartbeat is found again by kafkajs' own after the message, which acts on it.
  const timer = setInterval(() => void payload.heartbeat().catch(() => undefined), HEARTBEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
};

const measureBehind = (
  service: Service<KafkaValues>,
  { group, topic }: Listening,
  consumer: Consumer,
): void => {
  const { behind } = eventMetricsOf(service);
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, highWatermark, lastOffset } }) => {
    const left = Number(highWatermark) - Number(lastOffset) - 1;
    behind.set({ topic, group, partition: String(partition) }, Math.max(0, left));
  });
};
