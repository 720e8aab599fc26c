import { layout } from '@sargam/kit';
import styles from './dashboard.module.css';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; text: string }[];
};

/** A choice above a panel, whose label is only for screen readers. */
export const SelectBox = <Value extends string>({ label, value, onChange, options }: Props<Value>) => (
  <label>
    <span className={layout.visuallyHidden}>{label}</span>
    <select
      className={styles.select}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </label>
);
