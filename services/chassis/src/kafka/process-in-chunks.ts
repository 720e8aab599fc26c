import type { EachBatchPayload, EachMessagePayload } from 'kafkajs';
import type { OffsetCommitter } from './offset-committer.ts';

/**
 * Processes a batch of one partition in chunks, one after another. A draining service waits for the current chunk. If a chunk fails,
 * it is delivered again from its first message.
 */
export const processInChunks = async (
  { batch, resolveOffset, heartbeat, pause, isRunning, isStale }: EachBatchPayload,
  size: number,
  onChunk: (chunk: readonly EachMessagePayload[]) => Promise<void>,
  offsets: OffsetCommitter,
): Promise<void> => {
  const { topic, partition, messages } = batch;
  for (let from = 0; from < messages.length && isRunning() && !isStale(); from += size) {
    const chunk = messages.slice(from, from + size);
    await onChunk(chunk.map((message) => ({ topic, partition, message, heartbeat, pause })));
    const last = chunk.at(-1);
    if (!last) return;
    resolveOffset(last.offset);
    offsets.markProcessed(partition, last.offset);
    await heartbeat();
  }
};
