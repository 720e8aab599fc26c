import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import fieldStyles from './field.module.css';

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** A single-line text field: `<TextField label={…} error={…} {...register('name')} />`. */
export const TextField = ({ label, error, hint, className, ...input }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <input type="text" {...input} {...control} className={`${fieldStyles.input} ${className ?? ''}`} />
    )}
  </Field>
);

type TextAreaProps = FieldProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export const TextArea = ({ label, error, hint, className, ...input }: TextAreaProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <textarea {...input} {...control} className={`${fieldStyles.input} ${className ?? ''}`} />}
  </Field>
);

type SelectProps = FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** A select with `<option>` children. */
export const SelectField = ({ label, error, hint, className, ...input }: SelectProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <select
        {...input}
        {...control}
        className={`${fieldStyles.input} ${fieldStyles.select} ${className ?? ''}`}
      />
    )}
  </Field>
);
