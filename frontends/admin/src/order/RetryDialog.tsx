import { api, useI18n, useIdempotencyKey } from '@sargam/kit';
import { SwitchField, TextArea, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { FormDialog } from '../form/FormDialog.tsx';
import type { AdminRefund } from './order-record.ts';
import { refreshOrders } from './refresh-orders.ts';

const schema = z.object({ intoWallet: z.boolean(), note: z.string().trim() });
type Values = z.output<typeof schema>;

type Props = {
  refund: AdminRefund;
  /** Whether the payment gateway has the payment: not for an imported order, whose refund goes into the wallet. */
  wasSent: boolean;
  onClose: () => void;
};

/** Sends the card part of a stuck refund again, or pays it into the wallet. */
export const RetryDialog = ({ refund: { _id: id, card }, wasSent, onClose }: Props) => {
  const { t, format } = useI18n();
  const key = useIdempotencyKey();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { intoWallet: !wasSent, note: '' } });
  const field = useFieldProps(form, 'admin.refund');
  const retry = async (body: Values): Promise<void> => {
    const header = { 'idempotency-key': key.keyFor(body) };
    try {
      await api.POST('/order/refund/{id}/retry', { params: { path: { id }, header }, body });
    } finally {
      void refreshOrders();
    }
  };
  return (
    <FormDialog
      draft={`retry refund ${id}`}
      form={form}
      title="admin.refund.retry_title"
      saved="admin.refund.retried"
      failed="admin.generic.failed_please"
      submit="admin.refund.retry"
      onSubmit={retry}
      onClose={onClose}
    >
      <p>{t('admin.refund.retry_text', { amount: format.money(card) })}</p>
      {wasSent ? <SwitchField {...field('intoWallet')} /> : <p>{t('admin.refund.wallet_only')}</p>}
      <TextArea {...field('note')} rows={2} />
    </FormDialog>
  );
};
