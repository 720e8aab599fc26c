import { Button, Dialog } from '@sargam/kit';
import type { ReactNode } from 'react';

type Props = {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** Text keys of the buttons; the safe one is first and has the focus. */
  cancel?: string;
  confirm: string;
  /** The action destroys something. */
  danger?: boolean;
  /** The action runs; the dialog stays open. */
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  children?: ReactNode;
};

/** A question before an action: `<ConfirmDialog open={…} title={t('…')} confirm="admin.delete" danger … />`. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  cancel = 'kit.cancel',
  confirm,
  danger,
  busy,
  onCancel,
  onConfirm,
  children,
}: Props) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    danger={danger}
    actions={
      <>
        <Button variant="line" onClick={onCancel} text={cancel} />
        <Button variant={danger ? 'danger' : 'solid'} busy={busy} onClick={onConfirm} text={confirm} />
      </>
    }
  >
    {text && <p>{text}</p>}
    {children}
  </Dialog>
);
