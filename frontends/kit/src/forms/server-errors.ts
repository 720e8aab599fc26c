import { isApiError } from '@sargam/kit';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows the server's field errors at their form fields. Returns true when at least one field of the form has an error. */
export const applyServerErrors = <T extends FieldValues, R>(
  form: UseFormReturn<T, unknown, R>,
  error: unknown,
): boolean => {
  if (!isApiError(error)) return false;
  const named = Object.entries(error.fields).filter(([field]) => field in form.getValues());
  for (const [index, [field, message]] of named.entries()) {
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return named.length > 0;
};
