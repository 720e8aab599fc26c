import { type ReactNode, useEffect, useRef, useState } from 'react';

const CARDS_PER_STEP = 3;

/** Scrolls a row of equal cards and reports whether the row is at its start or end. `step`: cards per click. */
export const useScrollRow = (children: ReactNode, step = CARDS_PER_STEP) => {
  const row = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const updateEdges = (): void => {
      const remaining = box.scrollWidth - box.clientWidth - box.scrollLeft;
      setEdges({ atStart: box.scrollLeft < 4, atEnd: remaining < 4 });
    };
    updateEdges();
    const observer = new ResizeObserver(updateEdges);
    observer.observe(box);
    box.addEventListener('scroll', updateEdges, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', updateEdges);
    };
    // New cards change the row's width.
  }, [children]);

  const move = (direction: 1 | -1): void => {
    const box = row.current;
    const [first, second] = box?.children ?? [];
    if (!box || !(first instanceof HTMLElement)) return;
    const width = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : box.clientWidth;
    // Smooth or not: decided by `scroll-behavior` in the style sheet.
    box.scrollBy({ left: direction * width * step });
  };
  return { rowRef: row, ...edges, move };
};
