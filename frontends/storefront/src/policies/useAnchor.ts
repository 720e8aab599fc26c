import { useLocation } from '@sargam/kit';
import { useEffect } from 'react';

/** Brings the section that the address names into view and gives it the focus; the same one again when asked again. */
export const useAnchor = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new each time a link is followed.
  useEffect(() => {
    const heading = hash ? document.getElementById(hash.slice(1)) : null;
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
};
