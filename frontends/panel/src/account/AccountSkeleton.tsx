import './account.css';
import { Skeleton } from '@sargam/kit';

export const AccountSkeleton = () => (
  <div className="account" aria-hidden="true">
    <Skeleton height={640} />
    <Skeleton height={440} />
  </div>
);
