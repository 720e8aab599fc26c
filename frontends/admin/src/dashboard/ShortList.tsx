import { Text, typography } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

type Props<Row> = { rows: readonly Row[]; rowKey: (row: Row) => string; children: (row: Row) => ReactNode };

/** A few rows of a panel, or that there are none. */
export const ShortList = <Row,>({ rows, rowKey, children }: Props<Row>) =>
  rows.length === 0 ? (
    <p className={typography.muted}>
      <Text id="admin.list.no_data" />
    </p>
  ) : (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={rowKey(row)}>{children(row)}</li>
      ))}
    </ul>
  );
