import { type RefObject, useEffect } from 'react';

/** Closes a modal dialog on a click on its backdrop. The dialog element itself handles Escape. */
export const useCloseOnBackdropClick = (dialog: RefObject<HTMLDialogElement | null>): void =>
  useEffect(() => {
    const element = dialog.current;
    // A click on the backdrop has the dialog element as its target.
    const close = (event: MouseEvent): void => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [dialog]);
