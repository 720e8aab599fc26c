import { Skeleton } from '@sargam/kit';
import styles from './table-skeleton.module.css';

type Props = {
  rows: number;
  /** For rows with several lines. */
  tall?: boolean;
};

export const TableSkeleton = ({ rows, tall }: Props) => (
  <div className={tall ? `${styles.skeleton} ${styles.tall}` : styles.skeleton} aria-hidden="true">
    {Array.from({ length: rows }, (_, i) => (
      // biome-ignore lint: skeleton rows have no id
      <div key={i} className={styles.row}>
        <Skeleton height={20} width={`${92 - ((i * 17) % 30)}%`} />
      </div>
    ))}
  </div>
);
