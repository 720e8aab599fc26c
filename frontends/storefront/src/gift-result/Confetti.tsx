import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '../shared/usePrefersReducedMotion.ts';
import styles from './confetti.module.css';

const DURATION_MS = 10_000;
const PIECE_COUNT = 56;

/**
 * Spreads numbers evenly over 0…1. The steps for position and time come from the plastic number, so the pieces form no
 * visible pattern.
 */
const spread = (index: number, step: number): number => (index * step) % 1;

const pieces = Array.from({ length: PIECE_COUNT }, (_, i) => ({
  key: i,
  style: {
    '--x': `${(spread(i, 0.755) * 100).toFixed(1)}%`,
    '--late': `${(spread(i, 0.57) * 4).toFixed(2)}s`,
    '--fall': `${(3.2 + spread(i, 0.271) * 2.4).toFixed(2)}s`,
    '--turn': `${i % 2 ? '' : '-'}${360 + Math.round(spread(i, 0.173) * 540)}deg`,
    '--drift': `${Math.round(spread(i, 0.449) * 160 - 80)}px`,
    '--length': `${12 + Math.round(spread(i, 0.713) * 14)}px`,
  } as React.CSSProperties,
}));

/** Falls for ten seconds. Not shown with reduced motion. */
export const Confetti = () => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), DURATION_MS);
    return () => clearTimeout(timer);
  }, []);
  if (usePrefersReducedMotion() || isOver) return null;
  return (
    <div className={styles.confetti} aria-hidden="true">
      {pieces.map(({ key, style }) => (
        <i key={key} style={style} />
      ))}
    </div>
  );
};
