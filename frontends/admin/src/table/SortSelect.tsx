import { layout, useTranslate } from '@sargam/kit';
import { useId } from 'react';
import type { SortControl } from './SortableHeader.tsx';
import styles from './table.module.css';
import { columnName, type TableColumn } from './table-column.ts';

type Props<Row> = { columns: readonly TableColumn<Row>[]; sorting: SortControl };

/** The order of the rows as a select, below 768 px, where the headers are not visible. */
export const SortSelect = <Row,>({ columns, sorting }: Props<Row>) => {
  const t = useTranslate();
  const id = useId();
  const options = columns.flatMap((column) =>
    column.sort ? [{ key: column.key, name: columnName(column, t), sort: column.sort }] : [],
  );
  if (options.length === 0) return null;
  return (
    <div className={`${styles.sortSelect} ${layout.phoneOnly}`}>
      <label htmlFor={id}>{t('admin.table.sort')}</label>
      <select id={id} value={sorting.sort} onChange={(event) => sorting.onSort(event.target.value)}>
        {options.flatMap(({ key, name, sort }) => [
          <option key={key} value={sort}>
            {t('admin.table.ascending', { column: name })}
          </option>,
          <option key={`-${key}`} value={`-${sort}`}>
            {t('admin.table.descending', { column: name })}
          </option>,
        ])}
      </select>
    </div>
  );
};
