import { useIsFirstRenderDone, useLocation } from '@sargam/kit';
import { useEffect } from 'react';

const scrollToHeading = (id: string): void => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/**
 * Scrolls to the section in the hash and focuses its heading, also when the same link is clicked again. Repeated after
 * the first render: before that, the server-rendered page is visible and this page cannot have the focus.
 */
export const useScrollToSection = (): void => {
  const { hash, key } = useLocation();
  const painted = useIsFirstRenderDone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every click on a link; the first-render flag: see above.
  useEffect(() => {
    if (!hash) return;
    const frame = requestAnimationFrame(() => scrollToHeading(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [hash, key, painted]);
};
