import { Button, Dialog, DialogActions, type ToastOptions, toast, useTranslate } from '@sargam/kit';
import { type FieldValues, Form, type UseFormReturn, useApplyServerErrors } from '@sargam/kit/forms';
import type { ReactNode } from 'react';
import formStyles from './form.module.css';
import { RestoredNotice } from './RestoredNotice.tsx';
import { type FormDraft, useDraft } from './useDraft.ts';
import { useFailureText } from './useFailureText.ts';

export type FormDialogProps<T extends FieldValues, R> = {
  form: UseFormReturn<T, unknown, R>;
  /** Identifies the form and the edited thing, for the unsaved changes: `product 01HX`. */
  draft: string;
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

/** Sends the values and shows the outcome. The draft ends when they are saved. */
const useSave = <T extends FieldValues, R>(props: FormDialogProps<T, R>, draft: FormDraft) => {
  const { form, saved, failed, toastOptions, onSubmit, onClose } = props;
  const t = useTranslate();
  const failureText = useFailureText(failed);
  const applyServerErrors = useApplyServerErrors();
  return async (values: R): Promise<void> => {
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerErrors(form, error);
      toast.error(failureText(error), toastOptions);
      return;
    }
    draft.clear();
    toast.success(t(saved), toastOptions);
    onClose();
  };
};

/** A form in a dialog. It stays open with its text after a failure. What is typed is kept in the tab also if the dialog is closed. */
export const FormDialog = <T extends FieldValues, R>(props: FormDialogProps<T, R>) => {
  const { form, title, submit = 'admin.save', toastOptions, onClose, children } = props;
  const t = useTranslate();
  const draft = useDraft(form, props.draft);
  const save = useSave(props, draft);
  return (
    <Dialog open onClose={onClose} title={t(title)} actions={null}>
      <Form
        form={form}
        onSubmit={save}
        onInvalid={() => void toast.error(t('kit.form.required'), toastOptions)}
      >
        <div className={formStyles.dialogFields}>
          <RestoredNotice draft={draft} />
          {children}
        </div>
        <DialogActions>
          <Button variant="line" onClick={onClose} text="kit.cancel" />
          <Button type="submit" busy={form.formState.isSubmitting} text={submit} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
