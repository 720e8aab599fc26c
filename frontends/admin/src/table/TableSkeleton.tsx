import { LoadingState, Skeleton } from '@sargam/kit';
import type { CSSProperties } from 'react';
import styles from './table.module.css';
import type { TableColumn } from './table-column.ts';

type Props<Row> = { columns: readonly TableColumn<Row>[]; rows: number };

const widths = ['70%', '85%', '60%', '90%'];

/** The shape of a table while its first page loads. */
export const TableSkeleton = <Row,>({ columns, rows }: Props<Row>) => (
  <LoadingState>
    <div className={styles.skeleton} style={{ '--columns': columns.length } as CSSProperties}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          {columns.map(({ key }, at) => (
            <Skeleton key={key} width={widths[(row + at) % widths.length]} />
          ))}
        </div>
      ))}
    </div>
  </LoadingState>
);
