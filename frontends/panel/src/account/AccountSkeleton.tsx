import { Skeleton } from '@sargam/kit';
import styles from './account.module.css';

export const AccountSkeleton = () => (
  <div className={styles.cards} aria-hidden="true">
    <Skeleton height={640} />
    <Skeleton height={440} />
  </div>
);
