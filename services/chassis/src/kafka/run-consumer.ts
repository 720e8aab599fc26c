import type { Consumer, ConsumerRunConfig, EachMessagePayload } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { ensureTopics } from './ensure-topics.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { fullGroupName, fullTopicName, kafkaClientOf } from './kafka-client.ts';
import { createOffsetCommitter, type OffsetCommitter } from './offset-committer.ts';
import { processBatchByKey } from './process-batch-by-key.ts';
import { sleepUnlessAborted } from './sleep-unless-aborted.ts';

/** Who listens to what, and what is done with each message. */
export interface ConsumerConfig {
  readonly group: string;
  readonly topic: string;
  readonly onMessage: (payload: EachMessagePayload) => Promise<void>;
  /** Where a group begins that has never listened before: at the topic's beginning unless told. */
  readonly from?: 'beginning' | 'now';
  /** Takes what comes within a second at once, different keys beside one another; one message at a time unless told. */
  readonly inBatches?: boolean;
  /** Told after each joining, once it is settled from which message on this listener is given what comes. */
  readonly onJoined?: () => void;
}

const RESTART_MS = 500;
/** How long a listener waits for messages, and how often it tells its group that it lives, in between too. */
const MAX_HEARTBEAT_MS = 2000;
const CONCURRENT_PARTITIONS = 3;
/** As many bytes as the brokers gather before they answer at once; with fewer they wait a second for more. */
const BATCH_MIN_BYTES = 65_536;
const BATCH_MAX_WAIT_MS = 1000;
const BATCH_CONCURRENT_PARTITIONS = 12;

/**
 * Listens to a topic until the service drains. A group of its own for every topic: kafkajs deals out the topics of a
 * group's leader to all its members, whatever they subscribed to. Whatever ends the consumer (brokers away, at the
 * start too, or a crash) is followed by a new one. The service is ready once its listener has joined its group for the
 * first time; a later absence of the brokers makes events late, but not the service unready.
 */
export const runConsumer = (service: Service<KafkaValues>, listening: ConsumerConfig): void => {
  const { stopping } = service;
  const labels = { topic: listening.topic, group: listening.group };
  const { groupJoined: joined } = eventMetricsOf(service);
  let everJoined = false;

  const onJoin = (): void => {
    if (!everJoined) service.log.info(labels, 'listening');
    everJoined = true;
    joined.set(labels, 1);
  };
  const keepListening = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.aborted) {
      const error = await runUntilEnded(service, listening, onJoin);
      joined.set(labels, 0);
      if (stopping.aborted) return;
      if (failures++ === 0) service.log.warn({ err: error, ...labels }, 'not listening; trying again');
      await sleepUnlessAborted(RESTART_MS, stopping);
    }
  };
  service.addReadinessCheck(`listening to ${listening.topic}`, async () => {
    if (!everJoined) throw new Error(`has not joined ${listening.group} yet`);
  });
  const ended = keepListening();
  service.onStop(`listening to ${listening.topic}`, () => ended);
};

/** One consumer's life; answers what ended it, undefined for the service's own draining. */
const runUntilEnded = async (
  service: Service<KafkaValues>,
  listening: ConsumerConfig,
  onJoin: () => void,
): Promise<unknown> => {
  const topic = fullTopicName(service, listening.topic);
  const kafka = kafkaClientOf(service);
  const sessionTimeout = service.settings.kafkaSessionTimeout;
  const beat = Math.min(MAX_HEARTBEAT_MS, Math.floor(sessionTimeout / 3));
  const consumer = kafka.consumer({
    groupId: fullGroupName(service, listening.group, listening.topic),
    // Short enough that a killed replica's partitions are taken over soon.
    sessionTimeout,
    rebalanceTimeout: 15_000,
    // Asked after each wait for messages: half of it, so that a wait that ends a moment early does not put it off.
    heartbeatInterval: beat / 2,
    maxWaitTimeInMs: listening.inBatches ? BATCH_MAX_WAIT_MS : beat,
    ...(listening.inBatches && { minBytes: BATCH_MIN_BYTES }),
    maxBytes: 1_000_000,
    maxBytesPerPartition: 262_144,
    allowAutoTopicCreation: false,
    retry: { restartOnFailure: async () => false },
  });
  const over = waitForEnd(consumer, service.stopping);
  const places = createOffsetCommitter(consumer, topic, service.log);
  onGroupJoin(consumer, onJoin, listening.onJoined);
  measureConsumerLag(service, listening, consumer);
  try {
    await ensureTopics(kafka, service.settings, [topic]);
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: listening.from !== 'now' });
    await consumer.run((listening.inBatches ? eachBatchConfig : eachMessageConfig)(listening, beat, places));
    return await over;
  } catch (error) {
    return error;
  } finally {
    await places.commit();
    await consumer.disconnect().catch(() => undefined);
  }
};

const eachMessageConfig = (
  { onMessage: each }: ConsumerConfig,
  beat: number,
  places: OffsetCommitter,
): ConsumerRunConfig => ({
  autoCommit: false,
  partitionsConsumedConcurrently: CONCURRENT_PARTITIONS,
  eachMessage: async (payload) => {
    await withHeartbeat(payload, beat, () => each(payload));
    places.markProcessed(payload.partition, payload.message.offset);
  },
});

const eachBatchConfig = (
  { onMessage: each }: ConsumerConfig,
  beat: number,
  places: OffsetCommitter,
): ConsumerRunConfig => ({
  autoCommit: false,
  eachBatchAutoResolve: false,
  partitionsConsumedConcurrently: BATCH_CONCURRENT_PARTITIONS,
  eachBatch: (payload) => withHeartbeat(payload, beat, () => processBatchByKey(payload, each, places)),
});

const onGroupJoin = (consumer: Consumer, joined: () => void, settled: (() => void) | undefined): void => {
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

const waitForEnd = (consumer: Consumer, stopping: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (stopping.aborted) resolve(undefined);
    stopping.addEventListener('abort', () => resolve(undefined), { once: true });
    consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error));
  });

/** Keeps the group waiting while what came takes long, by its retries for one. */
const withHeartbeat = async (
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

const measureConsumerLag = (
  service: Service<KafkaValues>,
  { group, topic }: ConsumerConfig,
  consumer: Consumer,
): void => {
  const { consumerLag: behind } = eventMetricsOf(service);
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, highWatermark, lastOffset } }) => {
    const left = Number(highWatermark) - Number(lastOffset) - 1;
    behind.set({ topic, group, partition: String(partition) }, Math.max(0, left));
  });
};
