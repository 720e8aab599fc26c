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

/** Reads the flag once, without a re-render on change. */
export const isFirstRenderDone = done.get;

/** True after a remote has rendered the first page of this visit. */
export const useIsFirstRenderDone = done.use;
