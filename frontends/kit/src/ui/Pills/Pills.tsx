import type { ReactNode } from 'react';
import styles from './pills.module.css';

export type Pill<K extends string | number> = { key: K; label: ReactNode };
type Props<K extends string | number> = {
  items: readonly Pill<K>[];
  current: K | undefined;
  onChange: (key: K) => void;
  label: string;
  /** Segments of one control instead of separate pills. */
  connected?: boolean;
};

/** A filter with a few values, one of them selected. */
export const Pills = <K extends string | number>({
  items,
  current,
  onChange,
  label,
  connected,
}: Props<K>) => (
  <fieldset className={connected ? styles.segments : styles.pills} aria-label={label}>
    {items.map(({ key, label: text }) => (
      <button
        key={key}
        type="button"
        className={connected ? undefined : styles.pill}
        aria-pressed={key === current}
        onClick={() => onChange(key)}
      >
        {text}
      </button>
    ))}
  </fieldset>
);
