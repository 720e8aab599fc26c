import { useLayoutEffect } from 'react';
import { createStore } from '../store/create-store.ts';

/** The number of mounted components that hide the shell's header and footer. */
const hideRequests = createStore(0);

const changeHideRequests = (change: 1 | -1): void => hideRequests.set(hideRequests.get() + change);

/**
 * For a remote with its own menu and top bar: the shell hides its header and footer while the calling component is
 * mounted. A remote that fails to load is therefore shown with the shell's header and footer.
 */
export const useHideShellFrame = (): void =>
  useLayoutEffect(() => {
    changeHideRequests(1);
    return () => changeHideRequests(-1);
  }, []);

/** For the shell: whether a remote hides the header and footer. */
export const useIsShellFrameHidden = (): boolean => hideRequests.use() > 0;
