import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The current time in milliseconds, at the start of its minute; it is updated on an open page. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS;
