import { useLocation } from '@sargam/kit';
import { type RefObject, useEffect, useRef } from 'react';

const REPEAT_DELAY_MS = 600;

/** Brings a part of the page into view that the address names; what loads above it meanwhile must not push it away. */
export const useScrollToHash = (name: string): RefObject<HTMLHeadingElement | null> => {
  const ref = useRef<HTMLHeadingElement>(null);
  const isNamed = useLocation().hash === `#${name}`;
  useEffect(() => {
    if (!isNamed) return;
    const show = (): void => ref.current?.scrollIntoView({ block: 'start' });
    show();
    ref.current?.focus({ preventScroll: true });
    const timer = setTimeout(show, REPEAT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isNamed]);
  return ref;
};
