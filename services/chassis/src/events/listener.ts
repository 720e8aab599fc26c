import type { Consumer, ConsumerRunConfig, EachMessagePayload } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { ensureTopics } from './ensure-topics.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { fullName, groupName, kafkaOf } from './kafka.ts';
import { keyByKey } from './key-by-key.ts';
import { pause } from './pause.ts';
import { keepPlaces, type Places } from './places.ts';

/** Who listens to what, and what is done with each message. */
export interface Listening {
  readonly group: string;
  readonly topic: string;
  readonly each: (payload: EachMessagePayload) => Promise<void>;
  /** Where a group begins that has never listened before: at the topic's beginning unless told. */
  readonly from?: 'beginning' | 'now';
  /** Takes what comes within a second at once, different keys beside one another; one message at a time unless told. */
  readonly together?: boolean;
  /** Told after each joining, once it is settled from which message on this listener is given what comes. */
  readonly joined?: () => void;
}

const RESTART_MS = 500;
/** How long a listener waits for messages, and how often it tells its group that it lives, in between too. */
const LONGEST_BEAT_MS = 2000;
const PARTITIONS_AT_ONCE = 3;
/** As many bytes as the brokers gather before they answer at once; with fewer they wait a second for more. */
const GATHERED_BYTES = 65_536;
const GATHERED_MS = 1000;
const GATHERED_PARTITIONS_AT_ONCE = 12;

/**
 * Listens to a topic until the service drains. A group of its own for every topic: kafkajs deals out the topics of a
 * group's leader to all its members, whatever they subscribed to. Whatever ends the consumer (brokers away, at the
 * start too, or a crash) is followed by a new one. The service is ready once its listener has joined its group for the
 * first time; a later absence of the brokers makes events late, but not the service unready.
 */
export const listenTo = (service: Service<KafkaValues>, listening: Listening): void => {
  const { stopping } = service;
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
    while (!stopping.aborted) {
      const error = await listenOnce(service, listening, onJoin);
      joined.set(labels, 0);
      if (stopping.aborted) return;
      if (failures++ === 0) service.log.warn({ err: error, ...labels }, 'not listening; trying again');
      await pause(RESTART_MS, stopping);
    }
  };
  service.ready(`listening to ${listening.topic}`, async () => {
    if (!everJoined) throw new Error(`has not joined ${listening.group} yet`);
  });
  const ended = keepListening();
  service.onStop(`listening to ${listening.topic}`, () => ended);
};

/** One consumer's life; answers what ended it, undefined for the service's own draining. */
const listenOnce = async (
  service: Service<KafkaValues>,
  listening: Listening,
  onJoin: () => void,
): Promise<unknown> => {
  const topic = fullName(service, listening.topic);
  const kafka = kafkaOf(service);
  const sessionTimeout = service.settings.kafkaSessionTimeout;
  const beat = Math.min(LONGEST_BEAT_MS, Math.floor(sessionTimeout / 3));
  const consumer = kafka.consumer({
    groupId: groupName(service, listening.group, listening.topic),
    // Short enough that a killed replica's partitions are taken over soon.
    sessionTimeout,
    rebalanceTimeout: 15_000,
    // Asked after each wait for messages: half of it, so that a wait that ends a moment early does not put it off.
    heartbeatInterval: beat / 2,
    maxWaitTimeInMs: listening.together ? GATHERED_MS : beat,
    ...(listening.together && { minBytes: GATHERED_BYTES }),
    maxBytes: 1_000_000,
    maxBytesPerPartition: 262_144,
    allowAutoTopicCreation: false,
    retry: { restartOnFailure: async () => false },
  });
  const over = whatEnds(consumer, service.stopping);
  const places = keepPlaces(consumer, topic, service.log);
  tellJoining(consumer, onJoin, listening.joined);
  measureBehind(service, listening, consumer);
  try {
    await ensureTopics(kafka, service.settings, [topic]);
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: listening.from !== 'now' });
    await consumer.run((listening.together ? allTogether : oneByOne)(listening, beat, places));
    return await over;
  } catch (error) {
    return error;
  } finally {
    await places.tell();
    await consumer.disconnect().catch(() => undefined);
  }
};

const oneByOne = ({ each }: Listening, beat: number, places: Places): ConsumerRunConfig => ({
  autoCommit: false,
  partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
  eachMessage: async (payload) => {
    await beating(payload, beat, () => each(payload));
    places.reached(payload.partition, payload.message.offset);
  },
});

const allTogether = ({ each }: Listening, beat: number, places: Places): ConsumerRunConfig => ({
  autoCommit: false,
  eachBatchAutoResolve: false,
  partitionsConsumedConcurrently: GATHERED_PARTITIONS_AT_ONCE,
  eachBatch: (payload) => beating(payload, beat, () => keyByKey(payload, each, places)),
});

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

const whatEnds = (consumer: Consumer, stopping: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (stopping.aborted) resolve(undefined);
    stopping.addEventListener('abort', () => resolve(undefined), { once: true });
    consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error));
  });

/** Keeps the group waiting while what came takes long, by its retries for one. */
const beating = async (
  payload: Pick<EachMessagePayload, 'heartbeat'>,
  beat: number,
  work: () => Promise<void>,
): Promise<void> => {
  // A failed heartbeat is found again by kafkajs' own after it, which acts on it.
  const timer = setInterval(() => void payload.heartbeat().catch(() => undefined), beat);
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
