import { api, Button, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { ConfirmDialog, useAction } from '../form/index.ts';
import type { MassMail } from './mass-mail.ts';

/** Cancels a mail before its sending starts, or discards a draft, after a question. */
export const CancelButton = ({ mail }: { mail: MassMail }) => {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const cancel = useAction((id: string) => api.POST('/mass-mail/{id}/cancel', { params: { path: { id } } }), {
    saved: 'admin.mail.cancelled',
    failed: 'admin.generic.failed_please',
    refresh: '/mass-mail/',
  });
  const text = mail.state === 'draft' ? 'admin.mail.discard' : 'admin.mail.cancel';
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)} text={text} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('admin.mail.cancel_title')}
        text={mail.subject}
        cancel="admin.mail.keep"
        confirm={text}
        busy={cancel.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => cancel.mutate(mail._id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
};
