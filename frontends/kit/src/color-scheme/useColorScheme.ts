import { useSyncExternalStore } from 'react';
import { type ColorScheme, currentColorScheme, subscribeColorScheme } from './color-scheme.ts';

/** The colour scheme that the user selected. */
export const useColorScheme = (): ColorScheme =>
  useSyncExternalStore(subscribeColorScheme, currentColorScheme);
