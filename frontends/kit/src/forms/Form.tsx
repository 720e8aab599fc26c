import { ScriptForm } from '@sargam/kit';
import type { FormHTMLAttributes } from 'react';
import type { FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form';

type Props<T extends FieldValues, R> = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  form: UseFormReturn<T, unknown, R>;
  onSubmit: (values: R) => void | Promise<void>;
  /** Called when validation fails, for example to show a toast. */
  onInvalid?: SubmitErrorHandler<T>;
};

/** A form for react-hook-form. When validation fails, the first invalid field gets the focus. */
export const Form = <T extends FieldValues, R>({
  form,
  onSubmit,
  onInvalid,
  children,
  ...rest
}: Props<T, R>) => (
  <ScriptForm {...rest} onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}>
    {children}
  </ScriptForm>
);
