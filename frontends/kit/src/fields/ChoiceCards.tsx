import { typography } from '@sargam/kit';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';

export type ChoiceOption<K extends string> = { key: K; label: ReactNode; text?: ReactNode };
type Props<K extends string> = {
  legend: ReactNode;
  choices: readonly ChoiceOption<K>[];
  value: K | undefined;
  onChange: (key: K) => void;
  error?: string | undefined;
};

/** A radio group of cards. The whole card is clickable; the error is shown below the cards. */
export const ChoiceCards = <K extends string>({ legend, choices, value, onChange, error }: Props<K>) => {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${name}-below` : undefined}>
      <legend className={fieldStyles.label}>{legend}</legend>
      {choices.map(({ key, label, text }) => (
        <label key={key} className={styles.choice}>
          <input type="radio" name={name} checked={value === key} onChange={() => onChange(key)} />
          <span>
            <b className={typography.bold}>{label}</b>
            {text && <span className={`${typography.small} ${typography.muted}`}>{text}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className={`${fieldStyles.message} ${fieldStyles.invalid}`} role="alert" id={`${name}-below`}>
          <IconAlertCircle aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
};
