import type { Service } from '@sargam/chassis/service';

/** A few things of the store that are asked for often, in memory. */
export interface PollingCache<T> {
  /** As they were when they were last read. */
  current(): T;
  /** Reads them again, after what was read before this was called. */
  refresh(): Promise<void>;
}

/** Another replica's change is seen this many milliseconds late at most, and the time it takes to read it. */
const pollIntervalMs = 2500;

/** Reads them now, again and again, and when they are changed here; while the store is away, what was read last is shown on. */
export const createPollingCache = async <T>(
  service: Pick<Service, 'scheduleJob'>,
  name: string,
  read: (before: T | undefined) => Promise<T>,
): Promise<PollingCache<T>> => {
  let known = await read(undefined);
  let last = Promise.resolve();
  const readAgain = async () => {
    known = await read(known);
  };
  // One after the other: of two that were under way together, the older one could end last.
  const refresh = () => {
    last = last.catch(() => undefined).then(readAgain);
    return last;
  };
  service.scheduleJob(name, pollIntervalMs, refresh);
  return { current: () => known, refresh };
};

/** After a change here, which is made whether or not it can be read now: at the latest it shows with the next reading. */
export const refreshAfterWrite = (kept: PollingCache<unknown>): Promise<void> =>
  kept.refresh().catch(() => undefined);
