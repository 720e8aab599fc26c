import { queryClient, Text, useIdempotencyKey, useTranslate } from '@sargam/kit';
import {
  FormDateField,
  FormFileField,
  SelectField,
  TakaField,
  TextArea,
  useFieldProps,
  useForm,
  zodResolver,
} from '@sargam/kit/forms';
import analyticsStyles from '../analytics/analytics.module.css';
import { ConfirmDialog, EditForm, FieldRow, useQuestion } from '../form/index.ts';
import { sendSettlement } from './send-settlement.ts';
import { type NewSettlementValues, settlementSchema } from './settlement-schema.ts';

const empty = {
  settleAmount: '',
  receivedAmount: '',
  settleDate: '',
  remarks: '',
  status: 'true' as 'true' | 'false',
  photo: [] as File[],
};

type Props = {
  instructorId: string;
  /** The due on the screen. */
  due: number;
};

/** Sends a new settlement with the due on the screen. */
const useCreateSettlement = ({ instructorId, due }: Props) => {
  const key = useIdempotencyKey();
  return async ({ photo: [photo], ...values }: NewSettlementValues): Promise<void> => {
    const fields = { ...values, due };
    const idempotencyKey = key.keyFor({ fields, receipt: [photo?.name, photo?.size] });
    try {
      await sendSettlement({ instructorId, fields, photo, idempotencyKey });
      key.renew();
    } finally {
      // After a refusal another admin may have acted: the screen loads the present due.
      void queryClient.invalidateQueries({ queryKey: ['api'] });
    }
  };
};

const Fields = ({ form }: { form: ReturnType<typeof useSettlementForm> }) => {
  const t = useTranslate();
  const field = useFieldProps(form, 'admin.settlements');
  return (
    <>
      <FieldRow>
        <TakaField {...field('settleAmount')} />
        <TakaField {...field('receivedAmount')} />
      </FieldRow>
      <FormDateField form={form} name="settleDate" label={t('admin.settlements.settleDate')} />
      <TextArea {...field('remarks')} rows={3} />
      <FormFileField form={form} name="photo" label={t('admin.settlements.photo')} accept="application/pdf" />
      <SelectField {...field('status', { label: 'admin.orders.col.state' })}>
        <option value="true">{t('admin.settlements.settled')}</option>
        <option value="false">{t('admin.settlements.not_settled')}</option>
      </SelectField>
    </>
  );
};

const useSettlementForm = () => useForm({ resolver: zodResolver(settlementSchema), defaultValues: empty });

/** Records a payout with its receipt, settled or not, after a question. */
export const NewSettlement = (props: Props) => {
  const t = useTranslate();
  const form = useSettlementForm();
  const question = useQuestion();
  const create = useCreateSettlement(props);
  return (
    <section className={analyticsStyles.section}>
      <h2>
        <Text id="admin.settlements.new" />
      </h2>
      <EditForm
        form={form}
        draft={`settlement ${props.instructorId}`}
        submit="admin.settlements.create"
        saved="admin.settlement.published"
        invalid="admin.generic.failed_please"
        failed="admin.generic.failed_please"
        ask={question.ask}
        onSubmit={create}
        onSaved={() => form.reset(empty)}
      >
        <Fields form={form} />
      </EditForm>
      <ConfirmDialog
        {...question.dialog}
        title={t('admin.settlement.confirm')}
        confirm="admin.settlements.publish"
      />
    </section>
  );
};
