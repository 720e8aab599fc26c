import './table-skeleton.css';
import { Skeleton } from '@sargam/kit';

type Props = {
  rows: number;
  /** For rows with several lines. */
  tall?: boolean;
};

export const TableSkeleton = ({ rows, tall }: Props) => (
  <div className={`table-skeleton ${tall ? 'tall' : ''}`} aria-hidden="true">
    {Array.from({ length: rows }, (_, i) => (
      // biome-ignore lint: skeleton rows have no id
      <div key={i} className="table-skeleton-row">
        <Skeleton height={20} width={`${92 - ((i * 17) % 30)}%`} />
      </div>
    ))}
  </div>
);
