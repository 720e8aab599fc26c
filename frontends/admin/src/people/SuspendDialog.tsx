import { useTranslate } from '@sargam/kit';
import { TextArea } from '@sargam/kit/fields';
import { useState } from 'react';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import styles from './people.module.css';

/** The limit of the server. */
const MAX_LENGTH = 500;

type Props = {
  name: string;
  open: boolean;
  busy: boolean;
  onCancel: () => void;
  onSuspend: (reason: string) => void;
};

/** Asks for the reason of a suspension. The typed reason stays when the dialog is closed or the call fails. */
export const SuspendDialog = ({ name, open, busy, onCancel, onSuspend }: Props) => {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const confirm = (): void => {
    setChecked(true);
    if (!isMissing) onSuspend(reason.trim());
  };
  return (
    <ConfirmDialog
      danger
      open={open}
      title={t('admin.people.suspend_title', { name })}
      text={t('admin.people.suspend_text')}
      confirm="admin.user.suspend"
      busy={busy}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <div className={styles.reason}>
        <TextArea
          label={t('admin.people.reason')}
          hint={t('admin.people.reason_hint')}
          error={isChecked && isMissing ? t('admin.people.reason_missing') : undefined}
          value={reason}
          maxLength={MAX_LENGTH}
          rows={3}
          onChange={(event) => setReason(event.target.value)}
          data-initial-focus
        />
      </div>
    </ConfirmDialog>
  );
};
