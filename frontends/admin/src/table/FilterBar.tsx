import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

/** The row of filters above a table: `<FilterBar><RangeFilter list={list} /><SearchField … /></FilterBar>`. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.filterBar}>{children}</div>
);
