import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props<Row> = {
  /** The row that is to be deleted; the dialog is open while there is one. */
  row: Row | undefined;
  title: ReactNode;
  text?: ReactNode;
  remove: { isPending: boolean; mutate: (row: Row, options: { onSettled: () => void }) => void };
  onClose: () => void;
};

/** The question before a row is deleted. It closes after the call; a failure is shown as a toast. */
export const DeleteDialog = <Row,>({ row, title, text, remove, onClose }: Props<Row>) => (
  <ConfirmDialog
    open={row !== undefined}
    danger
    title={title}
    text={text}
    confirm="admin.delete"
    busy={remove.isPending}
    onCancel={onClose}
    onConfirm={() => row !== undefined && remove.mutate(row, { onSettled: onClose })}
  />
);
