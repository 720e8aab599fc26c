import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '../../shared/usePrefersReducedMotion.ts';

const SLIDE_MS = 7_000;

/** The current slide. It changes every 7 s, except on hover or focus, after a pause, or with reduced motion. */
export const useSlides = (count: number) => {
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<boolean>();
  const [isHeld, setIsHeld] = useState(false);
  const isMotionReduced = usePrefersReducedMotion();
  const isPlaying = chosen ?? !isMotionReduced;
  const step = (by: number): void => setCurrent((now) => (now + by + count) % count);

  // The timer restarts with each slide, so a manually chosen slide is shown for 7 s too.
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, current, count]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return {
    current,
    isPlaying,
    next: () => step(1),
    previous: () => step(-1),
    toggle: () => setChosen(!isPlaying),
    pause: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
};
