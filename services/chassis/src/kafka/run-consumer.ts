import type { Consumer, ConsumerRunConfig, EachBatchPayload, EachMessagePayload } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { ensureTopics } from './admin.ts';
import {
  BATCH_CONCURRENT_PARTITIONS,
  BULK_CHUNK_SIZE,
  BULK_CONCURRENT_PARTITIONS,
  type ConsumerConfig,
  fetchSizes,
} from './consumer-config.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { fullGroupName, fullTopicName, kafkaClientOf } from './kafka-client.ts';
import { createOffsetCommitter, type OffsetCommitter } from './offset-committer.ts';
import { processBatchByKey } from './process-batch-by-key.ts';
import { processInChunks } from './process-in-chunks.ts';
import { sleepUnlessAborted } from './sleep-unless-aborted.ts';

const RESTART_MS = 500;
const MAX_HEARTBEAT_MS = 2000;
const CONCURRENT_PARTITIONS = 3;
/**
 * Consumes a topic until the service drains. Each topic has its own group: kafkajs assigns the topics of the group's
 * leader to all members, whatever they subscribed to. When a consumer ends (brokers unavailable, also at start, or a
 * crash), a new one is started. The service becomes ready when the consumer has joined its group for the first time;
 * a later outage of the brokers delays events but does not make the service unready.
 */
export const runConsumer = (service: Service<KafkaValues>, config: ConsumerConfig): void => {
  const { stopping } = service;
  const labels = { topic: config.topic, group: config.group };
  const { groupJoined } = eventMetricsOf(service);
  let hasJoined = false;

  const onJoin = (): void => {
    if (!hasJoined) service.log.info(labels, 'consumer joined its group');
    hasJoined = true;
    groupJoined.set(labels, 1);
  };
  const runUntilStopped = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.aborted) {
      const error = await runUntilEnded(service, config, onJoin);
      groupJoined.set(labels, 0);
      if (stopping.aborted) return;
      if (failures++ === 0) service.log.warn({ err: error, ...labels }, 'consumer ended; it is restarted');
      await sleepUnlessAborted(RESTART_MS, stopping);
    }
  };
  service.addReadinessCheck(`consumer of ${config.topic}`, async () => {
    if (!hasJoined) throw new Error(`has not joined ${config.group} yet`);
  });
  const ended = runUntilStopped();
  service.onStop(`consumer of ${config.topic}`, () => ended);
};

/** Runs one consumer; resolves with the error that ended it, or undefined when the service drains. */
const runUntilEnded = async (
  service: Service<KafkaValues>,
  config: ConsumerConfig,
  onJoin: () => void,
): Promise<unknown> => {
  const topic = fullTopicName(service, config.topic);
  const kafka = kafkaClientOf(service);
  const { kafkaSessionTimeout: sessionTimeout, kafkaMaxWait } = service.settings;
  const heartbeatMs = Math.min(MAX_HEARTBEAT_MS, Math.floor(sessionTimeout / 3));
  const consumer = kafka.consumer({
    groupId: fullGroupName(service, config.group, config.topic),
    // Short, so that other replicas soon take over the partitions of a killed one.
    sessionTimeout,
    rebalanceTimeout: 15_000,
    // kafkajs checks the interval after each wait for messages. Half of it, so that a wait that ends a moment early
    // does not skip a heartbeat.
    heartbeatInterval: heartbeatMs / 2,
    ...fetchSizes(config, Math.min(kafkaMaxWait, heartbeatMs)),
    allowAutoTopicCreation: false,
    retry: { restartOnFailure: async () => false },
  });
  const ended = waitForEnd(consumer, service.stopping);
  const offsets = createOffsetCommitter(consumer, topic, service.log);
  onGroupJoin(consumer, onJoin, config.onJoined);
  measureConsumerLag(service, config, consumer);
  try {
    await ensureTopics(kafka, service.settings, [topic]);
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: config.from !== 'now' });
    await consumer.run(runConfigOf(config, heartbeatMs, offsets));
    return await ended;
  } catch (error) {
    return error;
  } finally {
    await offsets.commit();
    await consumer.disconnect().catch(() => undefined);
  }
};

const runConfigOf = (
  { onMessage, onChunk, inBatches }: ConsumerConfig,
  heartbeatMs: number,
  offsets: OffsetCommitter,
): ConsumerRunConfig => {
  const eachBatch = (concurrency: number, process: (payload: EachBatchPayload) => Promise<void>) => ({
    autoCommit: false,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: concurrency,
    eachBatch: (payload: EachBatchPayload) => withHeartbeat(payload, heartbeatMs, () => process(payload)),
  });
  if (onChunk)
    return eachBatch(BULK_CONCURRENT_PARTITIONS, (payload) =>
      processInChunks(payload, BULK_CHUNK_SIZE, onChunk, offsets),
    );
  if (inBatches)
    return eachBatch(BATCH_CONCURRENT_PARTITIONS, (payload) =>
      processBatchByKey(payload, onMessage, offsets),
    );
  return {
    autoCommit: false,
    partitionsConsumedConcurrently: CONCURRENT_PARTITIONS,
    eachMessage: async (payload) => {
      await withHeartbeat(payload, heartbeatMs, () => onMessage(payload));
      offsets.markProcessed(payload.partition, payload.message.offset);
    },
  };
};

const onGroupJoin = (
  consumer: Consumer,
  onJoin: () => void,
  onFirstFetch: (() => void) | undefined,
): void => {
  let awaitsFirstFetch = false;
  consumer.on(consumer.events.GROUP_JOIN, () => {
    awaitsFirstFetch = true;
    onJoin();
  });
  // The first fetch, not the join, fixes the start offset.
  consumer.on(consumer.events.FETCH, () => {
    if (awaitsFirstFetch) onFirstFetch?.();
    awaitsFirstFetch = false;
  });
};

const waitForEnd = (consumer: Consumer, stopping: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (stopping.aborted) resolve(undefined);
    stopping.addEventListener('abort', () => resolve(undefined), { once: true });
    consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error));
  });

/** Sends heartbeats while the work runs, since retries may take longer than the session timeout. */
const withHeartbeat = async (
  payload: Pick<EachMessagePayload, 'heartbeat'>,
  heartbeatMs: number,
  work: () => Promise<void>,
): Promise<void> => {
  // kafkajs sends its own heartbeat after the work and handles its failure, so a failure here is ignored.
  const timer = setInterval(() => void payload.heartbeat().catch(() => undefined), heartbeatMs);
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
  const { consumerLag } = eventMetricsOf(service);
  consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, highWatermark, lastOffset } }) => {
    const lag = Number(highWatermark) - Number(lastOffset) - 1;
    consumerLag.set({ topic, group, partition: String(partition) }, Math.max(0, lag));
  });
};
