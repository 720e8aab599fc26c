interface TimeLimit {
  readonly signal: AbortSignal;
  readonly timedOut: () => boolean;
  /** Must be called when the call has ended: clears the timer and removes the listeners. */
  readonly release: () => void;
}

/** A signal that is aborted after `ms`, or when one of the given signals is aborted. */
export const abortAfter = (ms: number, signals: readonly (AbortSignal | undefined)[]): TimeLimit => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    abort();
  }, ms);
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    timedOut: () => hasTimedOut,
    release: () => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', abort);
    },
  };
};
