import { TextArea, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

type Reason = { reason: string };
type Props = Omit<FormDialogProps<Reason, Reason>, 'form'> & {
  /** The start of the text key of the field: `admin.review` for `admin.review.reason`. */
  texts: string;
  hint?: string;
  maxLength?: number;
};

/** Asks for the reason of a decision; `children` says what is decided. */
export const ReasonDialog = ({
  texts,
  hint,
  maxLength = Number.POSITIVE_INFINITY,
  children,
  ...dialog
}: Props) => {
  const schema = z.object({ reason: z.string().trim().min(1, 'kit.form.required').max(maxLength) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const field = useFieldProps(form, texts);
  return (
    <FormDialog {...dialog} form={form}>
      {children}
      <TextArea {...field('reason')} rows={3} hint={hint} data-initial-focus />
    </FormDialog>
  );
};
