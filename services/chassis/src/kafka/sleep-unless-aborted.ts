import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves after `ms`, or as soon as the signal is aborted. */
export const sleepUnlessAborted = async (ms: number, signal: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
};
