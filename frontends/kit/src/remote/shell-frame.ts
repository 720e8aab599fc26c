import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The number of mounted components that hide the shell's header and footer. */
let hideRequests = 0;
const listeners = new Set<() => void>();

const changeHideRequests = (change: 1 | -1): void => {
  hideRequests += change;
  for (const listener of listeners) listener();
};

/**
 * For a remote with its own menu and top bar: the shell hides its header and footer while the calling component is
 * mounted. A remote that fails to load is therefore shown with the shell's header and footer.
 */
export const useHideShellFrame = (): void =>
  useLayoutEffect(() => {
    changeHideRequests(1);
    return () => changeHideRequests(-1);
  }, []);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For the shell: whether a remote hides the header and footer. */
export const useIsShellFrameHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hideRequests > 0,
    () => false,
  );
