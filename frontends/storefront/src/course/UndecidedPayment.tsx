import { lazyPart, useUser } from '@sargam/kit';
import { Suspense } from 'react';
import { usePendingOrders } from '../cart/usePendingOrders.ts';
import styles from './course-page.module.css';
import type { Course } from './lessons.ts';

const UndecidedPaymentAlert = lazyPart(async () => ({
  default: (await import('../cart/UndecidedPaymentAlert.tsx')).UndecidedPaymentAlert,
}));

/** For a student whose payment of the course is undecided. */
export const UndecidedPayment = ({ course }: { course: Course }) => {
  const user = useUser();
  const { undecided } = usePendingOrders(user?.id);
  if (!user || !undecided?.courses.some(({ _id }) => _id === course._id)) return null;
  return (
    <div className={styles.notice}>
      <Suspense>
        <UndecidedPaymentAlert user={user.id} order={undecided} />
      </Suspense>
    </div>
  );
};
