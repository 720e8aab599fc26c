import './account.css';
import { Skeleton } from '@sargam/kit';

/** The shape of the cards. */
export const AccountSkeleton = () => (
  <div className="account" aria-hidden="true">
    <Skeleton height={640} />
    <Skeleton height={440} />
  </div>
);
