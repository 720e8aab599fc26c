import { lazyPart } from '@sargam/kit';
import { Suspense } from 'react';
import styles from '../shared/panel.module.css';
import { AccountSkeleton } from './AccountSkeleton.tsx';

// Loaded on demand, so that the form library is not in the panel's first bundle.
const Account = lazyPart(() => import('./Account.tsx'));

export const ProfileTab = ({ userId }: { userId: string }) => (
  <div className={styles.body}>
    <Suspense fallback={<AccountSkeleton />}>
      <Account userId={userId} />
    </Suspense>
  </div>
);
