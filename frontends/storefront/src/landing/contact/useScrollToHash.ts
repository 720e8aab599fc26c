import { useLocation } from '@sargam/kit';
import { type RefObject, useEffect, useRef } from 'react';

const REPEAT_DELAY_MS = 600;

/** Scrolls to the heading if the hash names it. Repeated after 600 ms, because content above may load and move it. */
export const useScrollToHash = (name: string): RefObject<HTMLHeadingElement | null> => {
  const ref = useRef<HTMLHeadingElement>(null);
  const isTarget = useLocation().hash === `#${name}`;
  useEffect(() => {
    if (!isTarget) return;
    const scroll = (): void => ref.current?.scrollIntoView({ block: 'start' });
    scroll();
    ref.current?.focus({ preventScroll: true });
    const timer = setTimeout(scroll, REPEAT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTarget]);
  return ref;
};
