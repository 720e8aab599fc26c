import { lazy, Suspense } from 'react';
import { AccountSkeleton } from './AccountSkeleton.tsx';

// Its form library is no part of the panel's first file.
const Account = lazy(() => import('./Account.tsx'));

export const ProfileTab = ({ userId }: { userId: string }) => (
  <div className="panel-body">
    <Suspense fallback={<AccountSkeleton />}>
      <Account userId={userId} />
    </Suspense>
  </div>
);
