import { useSyncExternalStore } from 'react';
import { currentScheme, darkNow, type Scheme, subscribeScheme } from './scheme.ts';

/** What the person chose. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribeScheme, currentScheme);

/** Whether the page is dark now, by choice or by the device. */
export const useDark = (): boolean => useSyncExternalStore(subscribeScheme, darkNow);
