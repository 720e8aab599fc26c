import { createStore } from '../store/create-store.ts';

/**
 * The shell shows the server-rendered content of a public page until the remote has rendered the same page with its
 * data. The remote then calls `markFirstRenderDone`.
 */
const done = createStore(false);

export const markFirstRenderDone = (): void => {
  if (!done.get()) done.set(true);
};

/** Reads the flag once, without a re-render on change. */
export const isFirstRenderDone = done.get;

/** True after a remote has rendered the first page of this visit. */
export const useIsFirstRenderDone = done.use;
