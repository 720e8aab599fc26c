import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import layout from '../../theme/layout.module.css';
import styles from './dialog.module.css';
import { useCloseOnBackdropClick } from './useCloseOnBackdropClick.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons. The first one gets the focus and should be the safe one, unless a field has `data-initial-focus`. */
  actions: ReactNode;
  danger?: boolean;
  /** For a table: 960 px, and the buttons stay in sight. */
  wide?: boolean;
};

/** The row of buttons at the end of a dialog, or of a form in it. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.actions} ${layout.row} ${layout.wrapping}`}>{children}</div>
);

/** A modal dialog at the top of the window. Escape and a click on the backdrop close it. */
export const Dialog = ({ open, onClose, title, children, actions, danger, wide }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      const input = element.querySelector<HTMLElement>('[data-initial-focus]');
      (input ?? element.querySelector<HTMLElement>(`.${styles.actions} :is(button, a)`))?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  // The browser gives the focus back to the opening button when a dialog is closed, but not when an open one is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  useCloseOnBackdropClick(dialog);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, danger && styles.danger, wide && styles.wide].filter(Boolean).join(' ')}
      role={danger ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onClose={onClose}
    >
      {open && (
        <div className={styles.body}>
          <h3 id={id}>{title}</h3>
          {children}
          <DialogActions>{actions}</DialogActions>
        </div>
      )}
    </dialog>
  );
};
