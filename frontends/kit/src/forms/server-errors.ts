import { isApiError, useFieldErrorText } from '@sargam/kit';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Returns a function that shows the server's field errors at their form fields, in the language of the page. */
export const useApplyServerErrors = () => {
  const fieldErrorText = useFieldErrorText();
  return <T extends FieldValues, R>(form: UseFormReturn<T, unknown, R>, error: unknown): void => {
    if (!isApiError(error)) return;
    const fields = Object.keys(error.fields).filter((field) => field in form.getValues());
    for (const [index, field] of fields.entries()) {
      const message = fieldErrorText(error, field);
      form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  };
};
