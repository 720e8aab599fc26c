import { Button, layout, Text, typography, useI18n } from '@sargam/kit';
import { Form, TakaField, takaAmount, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { useState } from 'react';
import { ConfirmDialog } from '../form/index.ts';
import analyticsStyles from './analytics.module.css';
import { usePayDue } from './usePayDue.ts';

const schema = z.object({ amount: takaAmount({ required: 'admin.form.missing' }) });

type Props = { instructorId: string; due: number };

/** Records that a part of the due was paid out, after a question. */
export const DueForm = ({ instructorId, due }: Props) => {
  const { t, format } = useI18n();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { amount: '' } });
  const field = useFieldProps(form, 'admin.due');
  const [asked, setAsked] = useState<number>();
  const { pay, isBusy } = usePayDue(instructorId, due);
  const settle = async (amount: number): Promise<void> => {
    if (await pay(amount)) form.reset();
    setAsked(undefined);
  };
  if (due <= 0)
    return (
      <p className={typography.muted}>
        <Text id={due < 0 ? 'admin.due.negative' : 'admin.due.nothing'} />
      </p>
    );
  return (
    <Form form={form} onSubmit={({ amount }) => setAsked(amount)} className={analyticsStyles.dueForm}>
      <p className={typography.muted}>{t('admin.due.hint', { amount: format.money(due) })}</p>
      <TakaField {...field('amount')} />
      <div className={layout.row}>
        <Button
          variant="line"
          onClick={() => form.setValue('amount', String(due), { shouldDirty: true, shouldValidate: true })}
          text="admin.due.all"
        />
        <Button type="submit" text="admin.dashboard.settle" />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('admin.due.confirm', { amount: format.money(asked ?? 0) })}
        confirm="admin.dashboard.settle"
        busy={isBusy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void settle(asked ?? 0)}
      />
    </Form>
  );
};
