import type { Consumer } from 'kafkajs';
import type { Logger } from 'pino';

/** Collects the processed offsets of a consumer and commits them. */
export interface OffsetCommitter {
  markProcessed(partition: number, offset: string): void;
  /** Commits the offsets that are not committed yet. */
  commit(): Promise<void>;
}

const COMMIT_INTERVAL_MS = 1000;

/**
 * Commits offsets at most once a second. kafkajs commits after each message, which costs as much as receiving the message.
 * After a crash or a rebalance, uncommitted messages are delivered again and the inbox ignores them.
 */
export const createOffsetCommitter = (consumer: Consumer, topic: string, log: Logger): OffsetCommitter => {
  const uncommitted = new Map<number, string>();
  let timer: NodeJS.Timeout | undefined;
  const commit = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const offsets = [...uncommitted].map(([partition, offset]) => ({ topic, partition, offset }));
    uncommitted.clear();
    if (offsets.length === 0) return;
    await consumer
      .commitOffsets(offsets)
      .catch((error: unknown) => log.debug({ err: error, topic }, 'offset commit failed'));
  };
  // After a rebalance another consumer may own the partition and have committed a later offset.
  consumer.on(consumer.events.GROUP_JOIN, () => uncommitted.clear());
  return {
    markProcessed(partition, offset) {
      uncommitted.set(partition, String(BigInt(offset) + 1n));
      timer ??= setTimeout(() => void commit(), COMMIT_INTERVAL_MS);
    },
    commit,
  };
};
