import { useTranslate } from '@sargam/kit';
import { useId } from 'react';
import styles from './filter-bar.module.css';
import type { UrlChange } from './useListState.ts';

type Props = {
  list: { query: object; change: (change: UrlChange) => void };
  /** The name of the filter in the URL and in the list call. */
  name: string;
  /** The text key of the label. */
  label: string;
  /** The text key of the choice without a filter. */
  all?: string;
} & (
  | { values: readonly string[]; textKey: (value: string) => string }
  | {
      /** With texts that are already translated. */
      options: readonly { value: string; text: string }[];
    }
);

/** A filter with a few values. */
export const SelectFilter = ({ list, name, label, all = 'admin.table.all', ...choices }: Props) => {
  const t = useTranslate();
  const options =
    'options' in choices
      ? choices.options
      : choices.values.map((value) => ({ value, text: t(choices.textKey(value)) }));
  const id = useId();
  const selected = (list.query as Readonly<Record<string, string | undefined>>)[name] ?? '';
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t(label)}
      </label>
      <select
        id={id}
        className={styles.select}
        value={selected}
        onChange={(event) => list.change({ [name]: event.target.value })}
      >
        <option value="">{t(all)}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
