import { useSyncExternalStore } from 'react';

/**
 * The shell shows the server-rendered content of a public page until the remote has rendered the same page with its
 * data. The remote then calls `markFirstRenderDone`.
 */
let isDone = false;
const listeners = new Set<() => void>();

export const markFirstRenderDone = (): void => {
  if (isDone) return;
  isDone = true;
  for (const listener of listeners) listener();
};

/** Reads the flag once, without a re-render on change. */
export const isFirstRenderDone = (): boolean => isDone;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True after a remote has rendered the first page of this visit. */
export const useIsFirstRenderDone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isDone,
    () => isDone,
  );
