import { useMediaQuery } from './useMediaQuery.ts';

const mediaQuery = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => window.matchMedia(mediaQuery).matches;

export const usePrefersReducedMotion = (): boolean => useMediaQuery(mediaQuery);
