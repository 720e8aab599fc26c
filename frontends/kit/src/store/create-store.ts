import { useSyncExternalStore } from 'react';

/**
 * A value outside React, shared by all React roots of the page. `use` reads it in a component and re-renders on change.
 * `serverValue` is the value of server-rendered markup, which hydration must repeat before it reads the current value.
 */
export const createStore = <T>(initial: T, serverValue: T = initial) => {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const set = (next: T): void => {
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get, set, subscribe, use: (): T => useSyncExternalStore(subscribe, get, () => serverValue) };
};
