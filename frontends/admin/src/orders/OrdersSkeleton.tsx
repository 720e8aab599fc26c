import { LoadingState, Skeleton } from '@sargam/kit';
import { PAGE_SIZE } from './useOrders.ts';

const rows = Array.from({ length: PAGE_SIZE }, (_, row) => row);

/** The skeleton of one page of orders. */
export const OrdersSkeleton = () => (
  <LoadingState>
    <div className="hung orders-skeleton">
      {rows.map((row) => (
        <div key={row}>
          <Skeleton width="70%" />
          <Skeleton width="80%" />
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  </LoadingState>
);
