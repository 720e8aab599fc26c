import { dateInDhaka } from '@sargam/kit/format';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The day it is in Dhaka; a page left open over midnight moves on with it. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dateInDhaka());
