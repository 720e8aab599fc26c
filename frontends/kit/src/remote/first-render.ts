import { refetchPageState } from '../query/page-state.ts';
import { queryClient } from '../query/query-client.ts';
import { createStore } from '../store/create-store.ts';

/** True after the first page of this visit is rendered with its data. */
const done = createStore(false);

export const markFirstRenderDone = (): void => {
  if (done.get()) return;
  done.set(true);
  refetchPageState(queryClient);
};

let isHydrating = false;

/** Called by a remote that hydrates the markup of its server. */
export const markHydrationStarted = (): void => {
  isHydrating = true;
};

/** True while server-rendered markup is on the page that no script has taken over. */
export const isHydrationRunning = (): boolean => isHydrating && !done.get();

export const onFirstRenderDone = done.subscribe;

/** Reads the flag once, without a re-render on change. */
export const isFirstRenderDone = done.get;

/** True after a remote has rendered the first page of this visit. */
export const useIsFirstRenderDone = done.use;
