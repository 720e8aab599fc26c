import { api, Button, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { AuditSection } from '../audit/index.ts';
import { ConfirmDialog, useAction } from '../form/index.ts';
import { CancelButton } from './CancelButton.tsx';
import { MailFacts } from './MailFacts.tsx';
import { MailPreview } from './MailPreview.tsx';
import styles from './mass-mail.module.css';
import type { MassMail } from './mass-mail.ts';
import { Recipients } from './Recipients.tsx';

/** Asks before a mail with an unknown outcome is sent again; without ids all of them. */
const useResend = ({ _id: id, unknown }: MassMail) => {
  const t = useTranslate();
  const [recipients, ask] = useState<readonly string[]>();
  const resend = useAction(
    (chosen: readonly string[]) =>
      api.POST('/mass-mail/{id}/resend', { params: { path: { id } }, body: { recipients: [...chosen] } }),
    { saved: 'admin.mail.sent', failed: 'admin.generic.failed_please', refresh: '/mass-mail/' },
  );
  const dialog = (
    <ConfirmDialog
      open={recipients !== undefined}
      danger
      title={t('admin.mail.resend_title', { count: recipients?.length || unknown })}
      text={t('admin.mail.resend_text')}
      confirm="admin.mail.resend"
      busy={resend.isPending}
      onCancel={() => ask(undefined)}
      onConfirm={() => recipients && resend.mutate(recipients, { onSettled: () => ask(undefined) })}
    />
  );
  return { ask, dialog };
};

/** A mail that is queued, being sent, sent or cancelled. */
export const SentMail = ({ mail }: { mail: MassMail }) => {
  const { ask, dialog } = useResend(mail);
  const isFinished = mail.state === 'finished';
  return (
    <>
      <div className={styles.buttons}>
        {mail.state === 'scheduled' && <CancelButton mail={mail} />}
        {isFinished && mail.unknown > 0 && <Button onClick={() => ask([])} text="admin.mail.resend_all" />}
      </div>
      <MailFacts mail={mail} />
      {mail.total > 0 && (
        <Recipients mailId={mail._id} onResend={isFinished ? (recipient) => ask([recipient]) : undefined} />
      )}
      <MailPreview
        content={{
          subject: mail.subject,
          subjectBn: mail.subjectBn ?? '',
          message: mail.message,
          messageBn: mail.messageBn ?? '',
        }}
      />
      <AuditSection targetKind="campaign" targetId={mail._id} />
      {dialog}
    </>
  );
};
