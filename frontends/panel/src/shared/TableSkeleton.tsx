import './table-skeleton.css';
import { Skeleton } from '@sargam/kit';

type Props = {
  rows: number;
  /** Of rows with more than a line in a cell, so that what comes is about as high. */
  tall?: boolean;
};

/** The shape of a table: its string, its head and rows. */
export const TableSkeleton = ({ rows, tall }: Props) => (
  <div className={`table-skeleton ${tall ? 'tall' : ''}`} aria-hidden="true">
    {Array.from({ length: rows }, (_, i) => (
      // biome-ignore lint: rows of a skeleton have no identity but their place
      <div key={i} className="table-skeleton-row">
        <Skeleton height={20} width={`${92 - ((i * 17) % 30)}%`} />
      </div>
    ))}
  </div>
);
