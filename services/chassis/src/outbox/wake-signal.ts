/** Wakes a loop that waits for work. A ring while nobody waits is remembered. */
export interface WakeSignal {
  readonly notify: () => void;
  /** Forgets a ring: whoever is about to look for work needs none to look again. */
  readonly reset: () => void;
  /** Resolves at the next ring, after so many milliseconds, or when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const createWakeSignal = (): WakeSignal => {
  let rung = false;
  let answer = (): void => undefined;
  return {
    notify() {
      rung = true;
      answer();
    },
    reset() {
      rung = false;
    },
    async wait(ms, signal) {
      if (rung || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener('abort', done);
        answer = done;
      });
    },
  };
};
