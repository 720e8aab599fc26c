import type { EachBatchPayload, EachMessagePayload, KafkaMessage } from 'kafkajs';
import type { OffsetCommitter } from './offset-committer.ts';

/** Few enough that draining need not wait long for them. */
const CHUNK_SIZE = 20;

/**
 * Hands on what came of a partition a portion at a time: messages of different keys beside one another, those of one key
 * in their order. Where one is not done with, its whole portion comes again.
 */
export const processBatchByKey = async (
  { batch, resolveOffset, heartbeat, pause, isRunning, isStale }: EachBatchPayload,
  each: (payload: EachMessagePayload) => Promise<void>,
  places: OffsetCommitter,
): Promise<void> => {
  const { topic, partition, messages } = batch;
  for (let from = 0; from < messages.length && isRunning() && !isStale(); from += CHUNK_SIZE) {
    const portion = messages.slice(from, from + CHUNK_SIZE);
    const inTurn = async (ofOneKey: readonly KafkaMessage[]): Promise<void> => {
      for (const message of ofOneKey) await each({ topic, partition, message, heartbeat, pause });
    };
    const keys = Map.groupBy(portion, ({ key }) => key?.toString());
    const ended = await Promise.allSettled([...keys.values()].map(inTurn));
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    const last = portion.at(-1);
    if (!last) return;
    resolveOffset(last.offset);
    places.markProcessed(partition, last.offset);
    await heartbeat();
  }
};
