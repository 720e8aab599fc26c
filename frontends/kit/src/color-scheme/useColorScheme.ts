import { useSyncExternalStore } from 'react';
import { type ColorScheme, currentColorScheme, subscribeColorScheme } from './color-scheme.ts';

/** What the person chose. */
export const useColorScheme = (): ColorScheme =>
  useSyncExternalStore(subscribeColorScheme, currentColorScheme);
