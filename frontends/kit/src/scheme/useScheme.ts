import { useSyncExternalStore } from 'react';
import { currentScheme, type Scheme, subscribeScheme } from './scheme.ts';

/** What the person chose. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribeScheme, currentScheme);
