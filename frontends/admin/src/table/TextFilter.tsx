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
};

/** A filter with an exact value, such as an id. The value is written to the URL with Enter or when the field is left. */
export const TextFilter = ({ list, name, label }: Props) => {
  const t = useTranslate();
  const id = useId();
  const value = (list.query as Readonly<Record<string, string | undefined>>)[name] ?? '';
  const apply = (typed: string): void => {
    if (typed.trim() !== value) list.change({ [name]: typed.trim() });
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t(label)}
      </label>
      <input
        // Another value in the URL, for example after "back", replaces the typed one.
        key={value}
        id={id}
        className={styles.select}
        lang="en"
        defaultValue={value}
        onBlur={(event) => apply(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value)}
      />
    </div>
  );
};
