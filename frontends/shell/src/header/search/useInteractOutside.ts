import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onOutside` on a pointer press or focus outside the box. A change of the window does not count. */
export const useInteractOutside = (
  box: RefObject<HTMLElement | null>,
  open: boolean,
  onOutside: () => void,
): void => {
  const handleEvent = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) onOutside();
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: Event): void => handleEvent(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [open]);
};
