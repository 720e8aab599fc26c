import { type ApiSchemas, api, Button, Dialog, DialogActions, toast, typography, useI18n } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import styles from './purchases.module.css';

type Props = { purchase: ApiSchemas['Purchase'] };

const failureTexts = {
  'give-back-not-offered': 'panel.give_back.over',
  'refund-asked': 'panel.refund.failed.open',
};

/** Why an order that was paid although a later one replaced it can be given back, and until when (decision B44). */
export const GiveBackNotice = ({ purchase: { returnableUntil } }: Props) => {
  const { t, format } = useI18n();
  if (!returnableUntil) return null;
  return (
    <span className={`${styles.refund} ${styles.asked} ${typography.tiny}`}>
      {t('panel.give_back.notice', { date: format.dateTime(returnableUntil) })}
    </span>
  );
};

const useGiveBack = (id: string, close: () => void) => {
  const { t, format } = useI18n();
  const failureText = useFailureText(failureTexts);
  return useMutation({
    mutationFn: () => api.POST('/order/{id}/give-back', { params: { path: { id } } }),
    onSuccess: ({ data }) => toast.success(t('panel.give_back.done', { amount: format.money(data.amount) })),
    onError: (error) => toast.error(failureText(error)),
    onSettled: () => {
      close();
      return invalidatePaths('/order/', '/wallet/', '/learning/classroom/');
    },
  });
};

export const GiveBackButton = ({ purchase }: Props) => {
  const { t, format } = useI18n();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const giveBack = useGiveBack(purchase._id, close);
  const amount = format.money(purchase.subtotal - purchase.discount);
  return (
    <>
      <Button variant="line" size="small" onClick={() => setOpen(true)} text="panel.give_back.ask" />
      <Dialog open={open} onClose={close} title={t('panel.give_back.title')} actions={null}>
        <p className={typography.small}>{t('panel.give_back.text', { amount })}</p>
        <DialogActions>
          <Button variant="line" onClick={close} text="kit.cancel" />
          <Button
            busy={giveBack.isPending}
            onClick={() => giveBack.mutate()}
            text="panel.give_back.confirm"
          />
        </DialogActions>
      </Dialog>
    </>
  );
};
