import { type RefObject, useLayoutEffect, useState } from 'react';

const INITIAL_WIDTH = 640;

/** The width of an element in CSS pixels. A chart is drawn for this width and never scaled. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(INITIAL_WIDTH);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = (): void => setWidth(Math.round(box.clientWidth) || INITIAL_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
