import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first: it gets the focus. */
  actions: ReactNode;
  danger?: boolean;
};

/** Hangs from the top of the window and keeps the focus; Escape and a click beside it close it. */
export const Dialog = ({ open, onClose, title, children, actions, danger }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('.dlg-do button, .dlg-do a')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // A click beside the sheet lands on the dialog itself; the keyboard's way is Escape, which the element knows.
    const beside = (event: MouseEvent): void => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', beside);
    return () => element?.removeEventListener('click', beside);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={danger ? 'dlg danger' : 'dlg'}
      role={danger ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onClose={onClose}
    >
      {open && (
        <div className="dlg-in">
          <h3 id={id}>{title}</h3>
          {children}
          <div className="dlg-do row wrapf">{actions}</div>
        </div>
      )}
    </dialog>
  );
};
