import './pills.css';
import type { ReactNode } from 'react';

export type Pill<K extends string> = { key: K; label: ReactNode };
type Props<K extends string> = {
  items: readonly Pill<K>[];
  current: K | undefined;
  onChange: (key: K) => void;
  label: string;
};

/** A filter with a few values, one of them selected. */
export const Pills = <K extends string>({ items, current, onChange, label }: Props<K>) => (
  <fieldset className="pills" aria-label={label}>
    {items.map(({ key, label: text }) => (
      <button
        key={key}
        type="button"
        className="pill"
        aria-pressed={key === current}
        onClick={() => onChange(key)}
      >
        {text}
      </button>
    ))}
  </fieldset>
);
