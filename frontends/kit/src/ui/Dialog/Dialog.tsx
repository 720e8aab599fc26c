import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useCloseOnBackdropClick } from './useCloseOnBackdropClick.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons. The first one gets the focus and should be the safe one. */
  actions: ReactNode;
  danger?: boolean;
};

/** A modal dialog at the top of the window. Escape and a click on the backdrop close it. */
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
  useCloseOnBackdropClick(dialog);
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
