import { useIsFirstRenderDone, useLocation } from '@sargam/kit';
import { useEffect } from 'react';

const scrollToHeading = (id: string): void => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/**
 * Brings the section that the address names into view and gives it the focus; the same one again when asked again.
 * Once more when this page takes the place of what the server wrote: until then it is hidden and cannot have the focus.
 */
export const useScrollToSection = (): void => {
  const { hash, key } = useLocation();
  const painted = useIsFirstRenderDone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new each time a link is followed; `painted` see above.
  useEffect(() => {
    if (!hash) return;
    const frame = requestAnimationFrame(() => scrollToHeading(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [hash, key, painted]);
};
