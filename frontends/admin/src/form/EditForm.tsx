import { Button, toast, useTranslate } from '@sargam/kit';
import { type FieldValues, Form, type UseFormReturn, useApplyServerErrors } from '@sargam/kit/forms';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import formStyles from './form.module.css';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { useDraft } from './useDraft.ts';
import { useFailureText } from './useFailureText.ts';

type Props<T extends FieldValues, R> = {
  form: UseFormReturn<T, unknown, R>;
  /** Identifies the form and the edited thing, for the unsaved changes: `course 01HX`. */
  draft: string;
  /** Sends the values. Its error is shown: the server's message as a toast, and its field errors at the fields. */
  onSubmit: (values: R) => Promise<void>;
  /** A question before the values are sent; with the answer false nothing is sent. */
  ask?: () => Promise<boolean>;
  /** Called after saving, for example to navigate. */
  onSaved?: () => void;
  /** Text keys: of the button, of the toasts after saving, after invalid input, and after a failure without a message of the server. */
  submit: string;
  saved?: string;
  invalid?: string;
  failed?: string;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * Returns a function that calls `onSaved` after the next commit. The commit with the saved values removes the navigation guard, which
 * would otherwise ask about unsaved changes when `onSaved` navigates.
 */
const useAfterSaving = (onSaved: (() => void) | undefined): (() => void) => {
  const [savedTimes, setSavedTimes] = useState(0);
  const afterSaving = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (savedTimes > 0) afterSaving();
  }, [savedTimes]);
  return () => setSavedTimes((times) => times + 1);
};

/** A form of the back-office: it keeps unsaved changes, asks before they are left, and shows the specified messages. */
export const EditForm = <T extends FieldValues, R>(props: Props<T, R>) => {
  const { form, onSubmit, ask, onSaved, submit, saved, invalid, failed, actions, children } = props;
  const t = useTranslate();
  const failureText = useFailureText(failed);
  const applyServerErrors = useApplyServerErrors();
  const draft = useDraft(form, props.draft);
  const callOnSaved = useAfterSaving(onSaved);
  const save = async (values: R): Promise<void> => {
    if (ask && !(await ask())) return;
    try {
      await onSubmit(values);
    } catch (error) {
      applyServerErrors(form, error);
      toast.error(failureText(error));
      return;
    }
    draft.clear();
    // The saved values are the new defaults, so that the form has no unsaved changes.
    form.reset(form.getValues());
    if (saved) toast.success(t(saved));
    callOnSaved();
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      onInvalid={() => void (invalid && toast.error(t(invalid)))}
      className={formStyles.form}
    >
      <UnsavedChanges draft={draft} />
      {children}
      <div className={formStyles.actions}>
        {actions}
        <Button type="submit" busy={form.formState.isSubmitting} text={submit} />
      </div>
    </Form>
  );
};
