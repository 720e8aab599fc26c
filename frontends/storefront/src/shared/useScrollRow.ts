import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const CARDS_PER_STEP = 3;

type ScrollRow = {
  row: RefObject<HTMLDivElement | null>;
  atStart: boolean;
  atEnd: boolean;
  move: (direction: 1 | -1) => void;
};

/** Scrolls a row of equal cards, three at a time unless told, and knows when there is no more on a side. */
export const useScrollRow = (children: ReactNode, step = CARDS_PER_STEP): ScrollRow => {
  const row = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const look = (): void => {
      const left = box.scrollWidth - box.clientWidth - box.scrollLeft;
      setEdges({ atStart: box.scrollLeft < 4, atEnd: left < 4 });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
    // Other cards have other edges.
  }, [children]);

  const move = (direction: 1 | -1): void => {
    const box = row.current;
    const [first, second] = box?.children ?? [];
    if (!box || !(first instanceof HTMLElement)) return;
    const width = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : box.clientWidth;
    // Smoothly or at once: the style sheet knows what the person asked for.
    box.scrollBy({ left: direction * width * step });
  };
  return { row, ...edges, move };
};
