import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import fieldStyles from './field.module.css';
import styles from './number.module.css';

type Props = FieldProps &
  InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement>;
    /** Before the number, for example ৳, or after it, for example %. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/**
 * A number as text, in the digits of either language. `<input type="number">` refuses Bengali digits and changes the value when
 * the mouse wheel turns. Schemas: `wholeNumber`, `takaAmount`.
 */
export const NumberField = ({ label, error, hint, prefix, suffix, ...input }: Props) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <div className={styles.box}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...input}
          {...control}
          className={fieldStyles.input}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </div>
    )}
  </Field>
);

/** An amount in taka. */
export const TakaField = (props: Omit<Props, 'prefix'>) => <NumberField {...props} prefix="৳" />;
