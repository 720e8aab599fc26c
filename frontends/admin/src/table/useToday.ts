import { dateInDhaka } from '@sargam/kit/format';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The current date in Dhaka; it is updated after midnight on an open page. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dateInDhaka());
