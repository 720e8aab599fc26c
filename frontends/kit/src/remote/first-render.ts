import { refetchPageState } from '../query/page-state.ts';
import { queryClient } from '../query/query-client.ts';
import { createStore } from '../store/create-store.ts';

/** True after the first page of this visit is rendered with its data. */
const done = createStore(false);

const hydrating = createStore(false);

export const markFirstRenderDone = (): void => {
  hydrating.set(false);
  if (done.get()) return;
  done.set(true);
  refetchPageState(queryClient);
};

/** Called by a remote that hydrates the markup of its server, at once or after a retry. */
export const markHydrationStarted = (): void => hydrating.set(true);

/** True while server-rendered markup is on the page that no script has taken over. */
export const isHydrationRunning = hydrating.get;

/** Calls the listener when the hydration has ended: its page is rendered, or another one. */
export const onHydrationDone = hydrating.subscribe;

/** Reads the flag once, without a re-render on change. */
export const isFirstRenderDone = done.get;

/** True after a remote has rendered the first page of this visit. */
export const useIsFirstRenderDone = done.use;
