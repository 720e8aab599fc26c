import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

export const wantsStillness = (): boolean => window.matchMedia(query).matches;

const onChange = (tell: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
};

/** Whether nothing is to move, as the person's device says it now. */
export const useStillness = (): boolean => useSyncExternalStore(onChange, wantsStillness);
