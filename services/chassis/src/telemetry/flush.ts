/** The key of the flush function on globalThis: the preload is a separate bundle, so it cannot export the function. */
const flushKey = Symbol.for('sargam.telemetry.flush');

type Flushable = typeof globalThis & { [flushKey]?: () => Promise<void> };

/** Sends the buffered spans. Takes two seconds at most, so that an unavailable collector does not delay the shutdown. */
export const flushTelemetry = async (): Promise<void> => {
  const flush = (globalThis as Flushable)[flushKey];
  if (!flush) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 2000);
  });
  // A failed export must not fail the shutdown.
  await Promise.race([flush().catch(() => undefined), timeout]);
  clearTimeout(timer);
};

export const registerFlush = (flush: () => Promise<void>): void => {
  (globalThis as Flushable)[flushKey] = flush;
};
