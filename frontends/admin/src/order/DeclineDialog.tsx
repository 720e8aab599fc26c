import { api, Text, useIdempotencyKey } from '@sargam/kit';
import { TextArea, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { FormDialog } from '../form/FormDialog.tsx';
import type { AdminRefund } from './order-record.ts';
import { refreshOrders } from './refresh-orders.ts';

const schema = z.object({ answer: z.string().trim().min(1, 'kit.form.required') });

/** Declines the request of a student with an answer, which the student reads. */
export const DeclineDialog = ({
  refund: { _id: id },
  onClose,
}: {
  refund: AdminRefund;
  onClose: () => void;
}) => {
  const key = useIdempotencyKey();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { answer: '' } });
  const field = useFieldProps(form, 'admin.refund');
  const decline = async (body: { answer: string }): Promise<void> => {
    const header = { 'idempotency-key': key.keyFor(body) };
    try {
      await api.POST('/order/refund/{id}/decline', { params: { path: { id }, header }, body });
    } finally {
      void refreshOrders();
    }
  };
  return (
    <FormDialog
      draft={`decline refund ${id}`}
      form={form}
      title="admin.refund.decline_title"
      saved="admin.refund.declined"
      failed="admin.generic.failed_please"
      submit="admin.refund.decline"
      onSubmit={decline}
      onClose={onClose}
    >
      <p>
        <Text id="admin.refund.decline_text" />
      </p>
      <TextArea {...field('answer')} rows={3} data-initial-focus />
    </FormDialog>
  );
};
