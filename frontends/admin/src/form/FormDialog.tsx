import { Button, Dialog, DialogActions, type ToastOptions, toast, useTranslate } from '@sargam/kit';
import { type FieldValues, Form, type UseFormReturn, useApplyServerErrors } from '@sargam/kit/forms';
import type { ReactNode } from 'react';
import formStyles from './form.module.css';
import { useFailureText } from './useFailureText.ts';

export type FormDialogProps<T extends FieldValues, R> = {
  form: UseFormReturn<T, unknown, R>;
  /** Text keys: of the title, and of the toasts after saving and after a failure without a message of the server. */
  title: string;
  saved: string;
  failed: string;
  /** The text key of the submit button. */
  submit?: string;
  toastOptions?: ToastOptions;
  onSubmit: (values: R) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. It stays open with its text after a failure. */
export const FormDialog = <T extends FieldValues, R>(props: FormDialogProps<T, R>) => {
  const {
    form,
    title,
    saved,
    failed,
    submit = 'admin.save',
    toastOptions,
    onSubmit,
    onClose,
    children,
  } = props;
  const t = useTranslate();
  const failureText = useFailureText(failed);
  const applyServerErrors = useApplyServerErrors();
  const save = async (values: R): Promise<void> => {
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerErrors(form, error);
      toast.error(failureText(error), toastOptions);
      return;
    }
    toast.success(t(saved), toastOptions);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t(title)} actions={null}>
      <Form
        form={form}
        onSubmit={save}
        onInvalid={() => void toast.error(t('kit.form.required'), toastOptions)}
      >
        <div className={formStyles.dialogFields}>{children}</div>
        <DialogActions>
          <Button variant="line" onClick={onClose} text="kit.cancel" />
          <Button type="submit" busy={form.formState.isSubmitting} text={submit} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
