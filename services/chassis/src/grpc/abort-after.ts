interface TimeLimit {
  readonly signal: AbortSignal;
  readonly timedOut: () => boolean;
  /** Must be called when the call is over: lets go of the timer and of the signals listened to. */
  readonly release: () => void;
}

/** One signal for a call: its time is up, or one of those who could stop it has. */
export const abortAfter = (ms: number, signals: readonly (AbortSignal | undefined)[]): TimeLimit => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, ms);
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    timedOut: () => late,
    release: () => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', abort);
    },
  };
};
