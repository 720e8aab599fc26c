import type { EachBatchPayload, EachMessagePayload, KafkaMessage } from 'kafkajs';
import type { OffsetCommitter } from './offset-committer.ts';

/** A draining service waits for the current chunk, so the chunk is small. */
const CHUNK_SIZE = 20;

/**
 * Processes a batch in chunks: messages with different keys concurrently, messages with one key in order. If one message
 * fails, its whole chunk is delivered again.
 */
export const processBatchByKey = async (
  { batch, resolveOffset, heartbeat, pause, isRunning, isStale }: EachBatchPayload,
  onMessage: (payload: EachMessagePayload) => Promise<void>,
  offsets: OffsetCommitter,
): Promise<void> => {
  const { topic, partition, messages } = batch;
  for (let from = 0; from < messages.length && isRunning() && !isStale(); from += CHUNK_SIZE) {
    const chunk = messages.slice(from, from + CHUNK_SIZE);
    const processInOrder = async (messagesOfKey: readonly KafkaMessage[]): Promise<void> => {
      for (const message of messagesOfKey) await onMessage({ topic, partition, message, heartbeat, pause });
    };
    const byKey = Map.groupBy(chunk, ({ key }) => key?.toString());
    const results = await Promise.allSettled([...byKey.values()].map(processInOrder));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    const last = chunk.at(-1);
    if (!last) return;
    resolveOffset(last.offset);
    offsets.markProcessed(partition, last.offset);
    await heartbeat();
  }
};
