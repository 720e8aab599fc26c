import { useSyncExternalStore } from 'react';

/**
 * The server writes a public page's content into the document; the shell leaves it standing until the remote has
 * drawn the same with its data. A remote's page says here that it has.
 */
let isDone = false;
const listeners = new Set<() => void>();

export const markFirstRenderDone = (): void => {
  if (isDone) return;
  isDone = true;
  for (const listener of listeners) listener();
};

/** For whoever asks once and is not to be drawn again when it changes. */
export const isFirstRenderDone = (): boolean => isDone;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True once the first page of this visit has been drawn by its remote. */
export const useIsFirstRenderDone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isDone,
    () => isDone,
  );
