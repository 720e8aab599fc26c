import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import styles from './table.module.css';

export type SortControl = {
  /** `name` is ascending, `-name` descending. */
  sort: string | undefined;
  onSort: (sort: string) => void;
};

/** The value of `aria-sort` of a column. */
export const sortDirection = (sort: string | undefined, key: string): 'ascending' | 'descending' | 'none' => {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
};

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

type Props = { name: string; sortKey: string; sorting: SortControl };

/** The header of a column as a button: it sorts ascending, and descending on the next click. */
export const SortableHeader = ({ name, sortKey, sorting }: Props) => {
  const direction = sortDirection(sorting.sort, sortKey);
  const Icon = icons[direction];
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => sorting.onSort(direction === 'ascending' ? `-${sortKey}` : sortKey)}
    >
      {name}
      <Icon aria-hidden className={direction === 'none' ? styles.unsorted : undefined} />
    </button>
  );
};
