import { type RefObject, useEffect } from 'react';

/** While open, Escape calls `close` and moves the focus to the trigger. `close` must be stable. */
export const useCloseOnEscape = (
  open: boolean,
  close: () => void,
  trigger: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      trigger.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, close, trigger]);
};
