import { type RefObject, useEffect, useRef } from 'react';

const buttonKeys = new Set([' ', 'Enter']);
const sliderKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

const isControlKey = (target: EventTarget | null, key: string): boolean => {
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return sliderKeys.has(key);
  return target instanceof HTMLButtonElement && buttonKeys.has(key);
};

/**
 * Keeps the keys that a focused control needs itself from the player, which would take a space on "mute" for "pause".
 * Native listeners, because React's run only after the player around has heard the key.
 */
export const useControlKeys = (): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    const keep = (event: KeyboardEvent): void => {
      if (isControlKey(event.target, event.key)) event.stopPropagation();
    };
    element?.addEventListener('keydown', keep);
    element?.addEventListener('keyup', keep);
    return () => {
      element?.removeEventListener('keydown', keep);
      element?.removeEventListener('keyup', keep);
    };
  }, []);
  return bar;
};
