/** Where the preload, a bundle of its own, leaves its way to be flushed. */
const flushKey = Symbol.for('sargam.telemetry.flush');

type Flushable = typeof globalThis & { [flushKey]?: () => Promise<void> };

/** Sends what spans are still held. Takes two seconds at most: a collector that is away must not hold up the end. */
export const flushTelemetry = async (): Promise<void> => {
  const flush = (globalThis as Flushable)[flushKey];
  if (!flush) return;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 2000);
  });
  // A collector that refuses is no reason to end otherwise than well; its absence shows in its own metrics.
  await Promise.race([flush().catch(() => undefined), enough]);
  clearTimeout(timer);
};

export const registerFlush = (flush: () => Promise<void>): void => {
  (globalThis as Flushable)[flushKey] = flush;
};
