import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './switch.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A switch for yes or no: `<SwitchField {...field('show')} />`. */
export const SwitchField = ({ label, hint, error, ...input }: Props) => {
  const id = useId();
  const below = error ?? hint;
  return (
    <div>
      <label className={styles.row} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box has its state already
          role="switch"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
        />
        <span>{label}</span>
      </label>
      {below && (
        <p id={`${id}-below`} className={error ? styles.error : styles.hint}>
          {below}
        </p>
      )}
    </div>
  );
};
