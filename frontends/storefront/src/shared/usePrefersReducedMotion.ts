import { useSyncExternalStore } from 'react';

const mediaQuery = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => window.matchMedia(mediaQuery).matches;

const subscribeToChange = (tell: () => void): (() => void) => {
  const media = window.matchMedia(mediaQuery);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
};

/** Whether nothing is to move, as the person's device says it now. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(subscribeToChange, prefersReducedMotion);
