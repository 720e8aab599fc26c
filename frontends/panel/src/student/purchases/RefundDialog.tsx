import {
  type ApiSchemas,
  api,
  Button,
  Dialog,
  DialogActions,
  toast,
  typography,
  useIdempotencyKey,
  useTranslate,
} from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { ChoiceCards, TextArea } from '@sargam/kit/fields';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import styles from './purchases.module.css';

type RefundRequest = { reason: ApiSchemas['Purchase']['refundReasons'][number]; note: string };

const failureTexts = {
  'refund-asked': 'panel.refund.failed.open',
  'refund-not-offered': 'panel.refund.failed.not_allowed',
  'nothing-left': 'panel.refund.failed.not_allowed',
};

/** Sends the request once (idempotency key). */
const useRequestRefund = (order: string, done: () => void) => {
  const t = useTranslate();
  const failureText = useFailureText(failureTexts);
  const once = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: (body: RefundRequest) =>
      api.POST('/order/{id}/refund-request', {
        params: { path: { id: order }, header: { 'idempotency-key': once.keyFor(body) } },
        body,
      }),
    onSuccess: () => {
      toast.success(t('panel.refund.sent'));
      void invalidatePaths('/order/');
      done();
    },
  });
  return {
    requestRefund: mutation.mutate,
    busy: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
  };
};

type Purchase = ApiSchemas['Purchase'];
type Reason = Purchase['refundReasons'][number];
type Props = { purchase: Purchase; open: boolean; close: () => void };

export const MAX_NOTE_LETTERS = 1_000;

const RefundPolicy = ({ purchase }: { purchase: Purchase }) => {
  const t = useTranslate();
  const generous = purchase.refundReasons.includes('changed_mind');
  return (
    <p className={typography.small}>
      {t(generous ? 'panel.refund.policy_generous' : 'panel.refund.policy')} {t('panel.refund.way_back')}
    </p>
  );
};

const RefundForm = ({ purchase, close }: Omit<Props, 'open'>) => {
  const t = useTranslate();
  const id = useId();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { requestRefund, busy, failure } = useRequestRefund(purchase._id, close);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason) event.currentTarget.querySelector('input')?.focus();
    if (reason && !busy) requestRefund({ reason, note: note.trim() });
  };
  return (
    <form className={styles.refundForm} onSubmit={send} aria-describedby={`${id}-failed`}>
      <RefundPolicy purchase={purchase} />
      <ChoiceCards
        legend={t('panel.refund.why')}
        value={reason}
        onChange={setReason}
        choices={purchase.refundReasons.map((key) => ({ key, label: t(`panel.refund.reason.${key}`) }))}
        error={missing && !reason ? t('panel.refund.why_missing') : undefined}
      />
      <TextArea
        label={t('panel.refund.note')}
        hint={t('panel.refund.note_hint')}
        maxLength={MAX_NOTE_LETTERS}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className={`${fieldStyles.message} ${fieldStyles.invalid}`} role="alert" id={`${id}-failed`}>
        {failure}
      </p>
      <DialogActions>
        <Button variant="line" onClick={close} text="kit.cancel" />
        <Button type="submit" busy={busy} text="panel.refund.send" />
      </DialogActions>
    </form>
  );
};

/** A refund request: a reason that the policy allows, and a note. */
export const RefundDialog = ({ purchase, open, close }: Props) => {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={close} title={t('panel.refund.title')} actions={null}>
      <RefundForm purchase={purchase} close={close} />
    </Dialog>
  );
};
