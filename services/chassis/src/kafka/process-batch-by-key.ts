import type { EachBatchPayload, EachMessagePayload } from 'kafkajs';
import type { OffsetCommitter } from './offset-committer.ts';
import { processInChunks } from './process-in-chunks.ts';

const CHUNK_SIZE = 20;

/**
 * Processes a batch in small chunks: messages with different keys concurrently, messages with one key in order. If one message
 * fails, its whole chunk is delivered again.
 */
export const processBatchByKey = (
  batch: EachBatchPayload,
  onMessage: (payload: EachMessagePayload) => Promise<void>,
  offsets: OffsetCommitter,
): Promise<void> => {
  const processInOrder = async (payloadsOfKey: readonly EachMessagePayload[]): Promise<void> => {
    for (const payload of payloadsOfKey) await onMessage(payload);
  };
  const processByKey = async (chunk: readonly EachMessagePayload[]): Promise<void> => {
    const byKey = Map.groupBy(chunk, ({ message }) => message.key?.toString());
    const results = await Promise.allSettled([...byKey.values()].map(processInOrder));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
  return processInChunks(batch, CHUNK_SIZE, processByKey, offsets);
};
