import {
  type ApiSchemas,
  api,
  Button,
  Dialog,
  DialogActions,
  toast,
  useErrorText,
  useI18n,
  useIdempotencyKey,
  useTranslate,
} from '@sargam/kit';
import {
  Form,
  SelectField,
  TakaField,
  TextArea,
  takaAmount,
  useApplyServerErrors,
  useFieldProps,
  useForm,
  useWatch,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { useState } from 'react';
import { RestoredNotice } from '../form/RestoredNotice.tsx';
import { useDraft } from '../form/useDraft.ts';
import { useDebounced } from '../page/useDebounced.ts';
import orderStyles from './order.module.css';
import { refundReasons } from './order-record.ts';
import { RefundPreview, useRefundPreview } from './RefundPreview.tsx';
import { refreshOrders } from './refresh-orders.ts';

const schema = z.object({
  amount: takaAmount({ required: 'kit.form.required' }),
  reason: z.enum(refundReasons, 'kit.form.required'),
  note: z.string().trim(),
});
type Values = z.output<typeof schema>;

type Props = {
  orderId: string;
  /** What is not yet refunded. */
  left: number;
  /** The request of the student that is granted. */
  request?: Pick<ApiSchemas['AdminRefund'], '_id' | 'amount' | 'reason'>;
  onClose: () => void;
};

/** Sends the refund once, with what the admin saw as not yet refunded. Returns whether it was granted. */
const useGrantRefund = ({ orderId, left, request }: Props) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const key = useIdempotencyKey();
  // The amount when the dialog was opened: a repeat after a lost answer has the same body, and so the same key.
  const [seenLeft] = useState(left);
  return async (values: Values, onError: (error: unknown) => void): Promise<boolean> => {
    // A request is decided once, so it needs no check of the amount.
    const body = { ...values, ...(request ? { request: request._id } : { left: seenLeft }) };
    const header = { 'idempotency-key': key.keyFor(body) };
    try {
      await api.POST('/order/{id}/refund', { params: { path: { id: orderId }, header }, body });
      toast.success(t('admin.refund.granted'));
      return true;
    } catch (error) {
      onError(error);
      toast.error(errorText(error));
      return false;
    } finally {
      // After a refusal another admin may have refunded it.
      void refreshOrders();
    }
  };
};

/** The amount in the field as a number; undefined while it is not one. */
const parseAmount = (typed: string): number | undefined => schema.shape.amount.safeParse(typed).data;

/** The form, prefilled with everything that is left or with the request, and the preview of its amount. */
const useRefundForm = ({ orderId, left, request }: Props) => {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { amount: String(request?.amount ?? left), reason: request?.reason ?? '', note: '' } as {
      amount: string;
      reason: Values['reason'];
      note: string;
    },
  });
  const amount = parseAmount(useDebounced(useWatch({ control: form.control, name: 'amount' })));
  const preview = useRefundPreview(orderId, amount);
  // After another refund a typed amount may be more than what is left.
  const draft = useDraft(form, `refund ${request?._id ?? orderId} ${left}`);
  return { form, draft, preview, isPreviewed: preview.data?.amount === amount };
};

/** Refunds an order in full or in part, and shows first what goes back where. */
export const RefundDialog = (props: Props) => {
  const { left, onClose } = props;
  const { t, format } = useI18n();
  const { form, draft, preview, isPreviewed } = useRefundForm(props);
  const field = useFieldProps(form, 'admin.refund');
  const grant = useGrantRefund(props);
  const applyServerErrors = useApplyServerErrors();
  const send = async (values: Values): Promise<void> => {
    if (!(await grant(values, (error) => applyServerErrors(form, error)))) return;
    draft.clear();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('admin.refund.title')} actions={null}>
      <Form form={form} onSubmit={send} className={orderStyles.fields}>
        <RestoredNotice draft={draft} />
        <TakaField
          {...field('amount')}
          hint={t('admin.refund.left', { amount: format.money(left) })}
          data-initial-focus
        />
        <SelectField {...field('reason', { label: 'admin.refund.reason_label' })}>
          <option value="">{t('admin.refund.choose')}</option>
          {refundReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`admin.refund.reason.${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextArea {...field('note')} rows={2} />
        <RefundPreview preview={preview} />
        <DialogActions>
          <Button variant="line" onClick={onClose} text="kit.cancel" />
          <Button
            type="submit"
            variant="danger"
            disabled={!isPreviewed}
            busy={form.formState.isSubmitting}
            text="admin.refund.grant"
          />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
