import { Button, Dialog, queryClient, toast, useI18n, useIdempotencyKey } from '@sargam/kit';
import {
  Form,
  FormFileField,
  TakaField,
  TextArea,
  takaAmount,
  useApplyServerErrors,
  useFieldProps,
  useForm,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { useId } from 'react';
import { FieldRow, RestoredNotice, useDraft, useFailureText } from '../form/index.ts';
import type { Settlement } from './SettlementList.tsx';
import { sendSettlement } from './send-settlement.ts';
import { receipt } from './settlement-schema.ts';

const schema = z.object({
  receivedAmount: takaAmount({ required: 'admin.form.missing' }),
  remarks: z.string().trim().min(1, 'admin.form.missing'),
  photo: receipt,
});
type Values = z.output<typeof schema>;

/** Sends the change. A new receipt is optional. Returns whether the settlement is settled now. */
const useSettle = (instructorId: string, { _id }: Settlement) => {
  const { t } = useI18n();
  const failureText = useFailureText('admin.generic.failed_please');
  const key = useIdempotencyKey();
  return async (values: Values, onError: (error: unknown) => void): Promise<boolean> => {
    const {
      photo: [photo],
      ...changed
    } = values;
    const fields = { ...changed, _id, status: 'true' };
    const idempotencyKey = key.keyFor({ fields, receipt: [photo?.name, photo?.size] });
    try {
      await sendSettlement({ instructorId, fields, photo, idempotencyKey });
      toast.success(t('admin.settlement.published'));
      return true;
    } catch (error) {
      onError(error);
      toast.error(failureText(error));
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['api'] });
    }
  };
};

const useSettleForm = ({ _id, settleAmount, remarks }: Settlement) => {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { receivedAmount: String(settleAmount), remarks, photo: [] as File[] },
  });
  return { form, draft: useDraft(form, `settle ${_id}`) };
};

type Props = { instructorId: string; settlement: Settlement; onClose: () => void };

/** Settles a row that is not settled yet, which is final (decision B8). The dialog is the question before it. */
export const SettleDialog = ({ instructorId, settlement, onClose }: Props) => {
  const { t } = useI18n();
  const id = useId();
  const { form, draft } = useSettleForm(settlement);
  const field = useFieldProps(form, 'admin.settlements');
  const settle = useSettle(instructorId, settlement);
  const applyServerErrors = useApplyServerErrors();
  const submit = async (values: Values): Promise<void> => {
    if (!(await settle(values, (error) => applyServerErrors(form, error)))) return;
    draft.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.settlement.confirm')}
      actions={
        <>
          <Button variant="line" onClick={onClose} text="kit.cancel" />
          <Button type="submit" form={id} busy={form.formState.isSubmitting} text="admin.dashboard.settle" />
        </>
      }
    >
      <Form id={id} form={form} onSubmit={submit}>
        <RestoredNotice draft={draft} />
        <FieldRow>
          <TakaField {...field('receivedAmount')} />
        </FieldRow>
        <TextArea {...field('remarks')} rows={3} />
        <FormFileField
          form={form}
          name="photo"
          label={t('admin.settlements.new_receipt')}
          accept="application/pdf"
        />
      </Form>
    </Dialog>
  );
};
