import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A press or the focus anywhere else. Leaving the window is not: one comes back to what one had. */
export const useInteractOutside = (
  box: RefObject<HTMLElement | null>,
  open: boolean,
  leave: () => void,
): void => {
  const look = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) leave();
  });
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event): void => look(event);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);
};
