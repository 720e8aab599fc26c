import { type RefObject, useEffect, useRef } from 'react';

const buttonKeys = new Set([' ', 'Enter']);
const sliderKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

const isControlKey = (target: EventTarget | null, key: string): boolean => {
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return sliderKeys.has(key);
  return target instanceof HTMLButtonElement && buttonKeys.has(key);
};

/**
 * Stops key events that a focused control handles itself from reaching media-chrome: otherwise a space on "mute" would
 * also pause. Uses native listeners, because React's listeners run after media-chrome's.
 */
export const useControlKeys = (): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    const stopControlKeys = (event: KeyboardEvent): void => {
      if (isControlKey(event.target, event.key)) event.stopPropagation();
    };
    element?.addEventListener('keydown', stopControlKeys);
    element?.addEventListener('keyup', stopControlKeys);
    return () => {
      element?.removeEventListener('keydown', stopControlKeys);
      element?.removeEventListener('keyup', stopControlKeys);
    };
  }, []);
  return bar;
};
