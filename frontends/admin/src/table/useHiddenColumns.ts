import { useState } from 'react';

const storageKey = (table: string): string => `sargam.admin.columns.${table}`;

const readHidden = (table: string): string[] => localStorage.getItem(storageKey(table))?.split(',') ?? [];

/** The keys of the hidden columns of a table, saved in the local storage, and a function that shows or hides one. */
export const useHiddenColumns = (
  table: string,
): [hidden: readonly string[], toggle: (key: string) => void] => {
  const [hidden, setHidden] = useState(() => readHidden(table));
  const toggle = (key: string): void => {
    const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
    setHidden(next);
    if (next.length > 0) localStorage.setItem(storageKey(table), next.join(','));
    else localStorage.removeItem(storageKey(table));
  };
  return [hidden, toggle];
};
