import type { Consumer } from 'kafkajs';
import type { Logger } from 'pino';

/** Where a listener is in its topic's partitions. */
export interface OffsetCommitter {
  markProcessed(partition: number, offset: string): void;
  /** Tells the brokers what they do not know yet. */
  commit(): Promise<void>;
}

const COMMIT_INTERVAL_MS = 1000;

/**
 * Tells the brokers how far a listener got, a second later and for all messages of that second, where kafkajs does so
 * after each, for as much as it costs to receive them. What is not told yet when the listener dies, or its group is dealt out
 * anew, comes again, and the inbox knows it.
 */
export const createOffsetCommitter = (consumer: Consumer, topic: string, log: Logger): OffsetCommitter => {
  const uncommitted = new Map<number, string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const offsets = [...uncommitted].map(([partition, offset]) => ({ topic, partition, offset }));
    uncommitted.clear();
    if (offsets.length === 0) return;
    await consumer
      .commitOffsets(offsets)
      .catch((error: unknown) => log.debug({ err: error, topic }, 'where the listener is was not told'));
  };
  // A partition may be somebody else's from here on, who is further on in it.
  consumer.on(consumer.events.GROUP_JOIN, () => uncommitted.clear());
  return {
    markProcessed(partition, offset) {
      uncommitted.set(partition, String(BigInt(offset) + 1n));
      timer ??= setTimeout(() => void tell(), COMMIT_INTERVAL_MS);
    },
    commit: tell,
  };
};
