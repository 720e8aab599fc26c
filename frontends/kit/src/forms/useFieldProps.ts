import { useTranslate } from '@sargam/kit';
import { type FieldValues, get, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form';

type Options<T extends FieldValues> = RegisterOptions<T, Path<T>> & {
  /** The text key of the label; by default `<texts>.<name>`. */
  label?: string;
};

/**
 * Returns the props of a form field: label, error and react-hook-form registration: `<TextField {...field('name')} />`.
 * `texts` is the key prefix of the labels. Messages of validation rules are text keys.
 */
export const useFieldProps = <T extends FieldValues, R>(
  form: UseFormReturn<T, unknown, R>,
  texts: string,
) => {
  const t = useTranslate();
  const { errors } = form.formState;
  return (name: Path<T>, { label = `${texts}.${name}`, ...options }: Options<T> = {}) => {
    const { message } = (get(errors, name) ?? {}) as { message?: string };
    return { label: t(label), error: message && t(message), ...form.register(name, options) };
  };
};
