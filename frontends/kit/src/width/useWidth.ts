// Bundled into each remote that draws for a width.
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in CSS pixels, without its borders. A removed or hidden element keeps its last width; `initial` before the first. */
export const useWidth = (element: RefObject<HTMLElement | null>, initial: number): number => {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = (): void => {
      if (box.clientWidth > 0) setWidth(box.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
