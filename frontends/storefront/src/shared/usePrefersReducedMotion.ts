import { useSyncExternalStore } from 'react';

const mediaQuery = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => window.matchMedia(mediaQuery).matches;

const subscribeToChange = (notify: () => void): (() => void) => {
  const media = window.matchMedia(mediaQuery);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToChange, prefersReducedMotion, () => false);
