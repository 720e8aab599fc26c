import type { Service } from '@sargam/chassis/service';

/** A small, frequently read part of the store, cached in memory. */
export interface PollingCache<T> {
  /** The value of the last successful read. */
  current(): T;
  /** Reads again, after earlier reads ended. */
  refresh(): Promise<void>;
}

/** Maximum delay until a change of another replica appears, plus the duration of the read. */
const pollIntervalMs = 2500;

/** Reads now and then periodically. While the store is unavailable, the last value stays. */
export const createPollingCache = async <T>(
  service: Pick<Service, 'scheduleJob'>,
  name: string,
  read: (before: T | undefined) => Promise<T>,
): Promise<PollingCache<T>> => {
  let value = await read(undefined);
  let last = Promise.resolve();
  const readAgain = async () => {
    value = await read(value);
  };
  // Reads run one after the other, because of two concurrent reads the older one could end last.
  const refresh = () => {
    last = last.catch(() => undefined).then(readAgain);
    return last;
  };
  service.scheduleJob(name, pollIntervalMs, refresh);
  return { current: () => value, refresh };
};

/** Refreshes after a write. A failed read does not fail the write; the next periodic read shows the change. */
export const refreshAfterWrite = (kept: PollingCache<unknown>): Promise<void> =>
  kept.refresh().catch(() => undefined);
