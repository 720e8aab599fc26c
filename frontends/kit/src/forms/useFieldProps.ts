import { useTranslate } from '@sargam/kit';
import { type FieldValues, get, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form';

type Options<T extends FieldValues> = RegisterOptions<T, Path<T>> & {
  /** The text's key where it is not under the field's own name. */
  label?: string;
};

/**
 * What each field of a form needs: its label out of a family of texts, what is wrong with it, and its registration:
 * `<TextField {...field('name')} />`. Messages of the form's rules are keys of texts.
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
