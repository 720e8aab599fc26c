/** Wakes a loop that waits for work. A notification that arrives while nothing waits is kept for the next wait. */
export interface WakeSignal {
  readonly notify: () => void;
  /** Drops a kept notification; call it just before the loop reads its work. */
  readonly reset: () => void;
  /** Resolves at the next notification, after `ms`, or when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const createWakeSignal = (): WakeSignal => {
  let isNotified = false;
  let wake = (): void => undefined;
  return {
    notify() {
      isNotified = true;
      wake();
    },
    reset() {
      isNotified = false;
    },
    async wait(ms, signal) {
      if (isNotified || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener('abort', done);
        wake = done;
      });
    },
  };
};
