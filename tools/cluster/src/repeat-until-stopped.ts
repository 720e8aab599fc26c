import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats the work with a pause until the returned function is called, which resolves after the last time. */
export const repeatUntilStopped = (work: () => Promise<void>, pauseMs: number): (() => Promise<void>) => {
  let isRunning = true;
  const running = (async () => {
    while (isRunning) {
      await work();
      await sleep(pauseMs);
    }
  })();
  return () => {
    isRunning = false;
    return running;
  };
};
