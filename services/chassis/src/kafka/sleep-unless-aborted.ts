import { setTimeout as after } from 'node:timers/promises';

/** Waits; returns at once when the signal is, or becomes, aborted. */
export const sleepUnlessAborted = async (ms: number, signal: AbortSignal): Promise<void> => {
  await after(ms, undefined, { signal }).catch(() => undefined);
};
