import { type ApiSchemas, api, Button, toast, typography, useI18n, useTranslate } from '@sargam/kit';
import { useMinute } from '@sargam/kit/waiting';
import { useMutation } from '@tanstack/react-query';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { findPayAction } from './pay-action.ts';
import styles from './purchases.module.css';

type Props = { purchase: ApiSchemas['Purchase'] };

/** What the student can do while the payment is undecided (decision B44). */
export const UndecidedPaymentNotice = ({ purchase }: Props) => {
  const { t, format } = useI18n();
  const action = findPayAction(purchase, useMinute());
  if (!purchase.paymentUndecidedUntil) return null;
  const time = format.time(purchase.paymentUndecidedUntil);
  return (
    <div className={`${styles.refund} ${styles.asked} ${typography.tiny}`}>
      <b className={typography.bold}>{t('panel.purchases.undecided.title')}</b>
      <span>{t(`panel.purchases.undecided.${action === 'pay' ? 'text' : 'text_ended'}`, { time })}</span>
    </div>
  );
};

export const AbandonButton = ({ purchase: { _id: id } }: Props) => {
  const t = useTranslate();
  const failureText = useFailureText();
  const mutation = useMutation({
    mutationFn: () => api.POST('/order/{id}/abandon', { params: { path: { id } } }),
    onSuccess: ({ paid }) => {
      toast.success(t(`panel.purchases.undecided.${paid ? 'paid' : 'abandoned'}`));
      return invalidatePaths('/order/', '/wallet/', '/cart/');
    },
    onError: (error) => {
      toast.error(failureText(error));
      void invalidatePaths('/order/');
    },
  });
  return (
    <Button
      variant="line"
      size="small"
      busy={mutation.isPending}
      onClick={() => mutation.mutate()}
      text="panel.purchases.undecided.abandon"
    />
  );
};
