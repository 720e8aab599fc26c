import { createStore } from '../store/create-store.ts';
import { onHydrationDone } from './first-render.ts';

const waiting = new Set<() => void>();
const releaseAll = (): void => {
  for (const release of waiting) release();
};

/** Repeats the failed downloads of the page's scripts; undefined if none has failed. */
const retry = createStore<(() => void) | undefined>(undefined);

/** The page keeps its server-rendered markup while its script has failed to load. */
export const useHydrationRetry = retry.use;

/** Resolves on a click on the retry, when the network is back, or when another page is rendered instead. */
export const waitForHydrationRetry = (): Promise<void> =>
  new Promise((resolve) => {
    const release = (): void => {
      waiting.delete(release);
      if (waiting.size === 0) retry.set(undefined);
      stop();
      window.removeEventListener('online', release);
      resolve();
    };
    const stop = onHydrationDone(release);
    window.addEventListener('online', release);
    waiting.add(release);
    retry.set(releaseAll);
  });
