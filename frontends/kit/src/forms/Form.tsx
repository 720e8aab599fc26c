import type { FormHTMLAttributes } from 'react';
import type { FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form';

type Props<T extends FieldValues, R> = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & {
  form: UseFormReturn<T, unknown, R>;
  onSubmit: (values: R) => void | Promise<void>;
  /** Fields are wrong: say so in a toast besides, where the specification does. */
  onInvalid?: SubmitErrorHandler<T>;
};

/** A form of react-hook-form; when something is wrong the first wrong field gets the focus. */
export const Form = <T extends FieldValues, R>({
  form,
  onSubmit,
  onInvalid,
  children,
  ...rest
}: Props<T, R>) => (
  <form noValidate {...rest} onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event)}>
    {children}
  </form>
);
