import './table-skeleton.css';
import { Skeleton } from '@sargam/kit';

/** The shape of a table: its string, its head and rows. */
export const TableSkeleton = ({ rows }: { rows: number }) => (
  <div className="table-skeleton" aria-hidden="true">
    {Array.from({ length: rows }, (_, i) => (
      // biome-ignore lint: rows of a skeleton have no identity but their place
      <Skeleton key={i} height={20} width={`${92 - ((i * 17) % 30)}%`} />
    ))}
  </div>
);
