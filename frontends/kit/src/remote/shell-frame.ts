import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many pages on screen bring a frame of their own. */
let hideRequests = 0;
const listeners = new Set<() => void>();

const changeHideRequests = (change: 1 | -1): void => {
  hideRequests += change;
  for (const listener of listeners) listener();
};

/**
 * For a remote with a menu and a bar of its own: while the caller is on the page the shell leaves its header and footer
 * out. They are back as soon as it goes, so a remote that does not load stands in the usual frame.
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

/** For the shell: whether a remote has brought its own frame. */
export const useIsShellFrameHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hideRequests > 0,
    () => false,
  );
