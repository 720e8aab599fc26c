import type { EachMessagePayload } from 'kafkajs';

/** A consumer group, its topic and its message handler. */
export interface ConsumerConfig {
  readonly group: string;
  readonly topic: string;
  readonly onMessage: (payload: EachMessagePayload) => Promise<void>;
  /** The start offset of a new group. Default: the beginning of the topic. */
  readonly from?: 'beginning' | 'now';
  /** Collects messages for up to a second and handles different keys concurrently. Default: one message at a time. */
  readonly inBatches?: boolean;
  /** Handles many messages of a partition at once, in place of `onMessage`. For rebuilds, which read whole topics. */
  readonly onChunk?: (chunk: readonly EachMessagePayload[]) => Promise<void>;
  /** Called after each join of the group, when the start offset is fixed. */
  readonly onJoined?: () => void;
}

/** In batch mode the brokers respond with this many bytes, or after BATCH_MAX_WAIT_MS. */
const BATCH_MIN_BYTES = 65_536;
const BATCH_MAX_WAIT_MS = 1000;
export const BATCH_CONCURRENT_PARTITIONS = 12;
/** A chunk of 500 messages takes a tenth of a second. More partitions at once only take memory on two cores. */
export const BULK_CHUNK_SIZE = 500;
export const BULK_CONCURRENT_PARTITIONS = 4;
const BULK_PARTITION_BYTES = 1_048_576;

/** The brokers answer a request with at most this much, or with less after the longest wait. */
export const fetchSizes = ({ onChunk, inBatches }: ConsumerConfig, maxWaitTimeInMs: number) =>
  onChunk
    ? { maxWaitTimeInMs, maxBytes: 6 * BULK_PARTITION_BYTES, maxBytesPerPartition: BULK_PARTITION_BYTES }
    : {
        ...(inBatches
          ? { maxWaitTimeInMs: Math.min(maxWaitTimeInMs, BATCH_MAX_WAIT_MS), minBytes: BATCH_MIN_BYTES }
          : { maxWaitTimeInMs }),
        maxBytes: 1_000_000,
        maxBytesPerPartition: 262_144,
      };
