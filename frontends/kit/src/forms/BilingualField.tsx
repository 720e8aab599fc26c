import { useTranslate } from '@sargam/kit';
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { TextArea, TextField } from '../fields/index.ts';
import styles from './bilingual.module.css';

type Props<T extends FieldValues, R> = {
  form: UseFormReturn<T, unknown, R>;
  /** The English field, and the Bengali one, which by default has the suffix `Bn` (decision B3). */
  name: Path<T>;
  bengali?: Path<T>;
  /** The text key of the label of both. */
  label: string;
  multiline?: boolean;
  rows?: number;
};

/** One text in both languages, side by side. */
export const BilingualField = <T extends FieldValues, R>(props: Props<T, R>) => {
  const { form, name, bengali = `${name}Bn` as Path<T>, label, multiline, rows } = props;
  const t = useTranslate();
  const input = (field: Path<T>, language: 'en' | 'bn') => {
    const { message } = (get(form.formState.errors, field) ?? {}) as { message?: string };
    const common = {
      label: t(`kit.language.${language}`),
      error: message && t(message),
      lang: language,
      ...form.register(field),
    };
    return multiline ? <TextArea {...common} rows={rows} /> : <TextField {...common} />;
  };
  return (
    <fieldset className={styles.pair}>
      <legend>{t(label)}</legend>
      <div>
        {input(name, 'en')}
        {input(bengali, 'bn')}
      </div>
    </fieldset>
  );
};
