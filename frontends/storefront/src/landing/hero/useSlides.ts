import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../shared/usePrefersReducedMotion.ts';

const SLIDE_MS = 7_000;

/**
 * Which slide is on. It changes by itself every 7 seconds, not while it is pointed at or focused, nor after its button
 * stopped it, nor for a person who asked for less motion.
 */
export const useSlides = (count: number) => {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(() => !prefersReducedMotion());
  const [held, setHeld] = useState(false);
  const step = (by: number): void => setCurrent((now) => (now + by + count) % count);

  // A slide chosen by hand gets its whole time: the clock starts again with each.
  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [playing, held, current, count]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    current,
    playing,
    next: () => step(1),
    previous: () => step(-1),
    toggle: () => setPlaying(!playing),
    pause: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
};
