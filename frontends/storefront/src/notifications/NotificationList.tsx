import { EmptyState, ErrorState, LoadingState, Skeleton, useTranslate } from '@sargam/kit';
import { NotificationRow } from './NotificationRow.tsx';
import type { useNotifications } from './useNotifications.ts';

const skeletonRows = [1, 2, 3, 4, 5];

const NotificationsSkeleton = () => (
  <LoadingState>
    <ul className="notices">
      {skeletonRows.map((place) => (
        <li key={place} className="notice">
          <div className="grow col">
            <Skeleton height={22} width="70%" />
            <Skeleton height={16} width={220} />
          </div>
        </li>
      ))}
    </ul>
  </LoadingState>
);

type Props = { notifications: ReturnType<typeof useNotifications>; userId: string };

/** Loading, failed, empty or filled. */
export const NotificationList = ({ notifications, userId }: Props) => {
  const t = useTranslate();
  const { data, isPending, isPlaceholderData, refetch } = notifications;
  if (isPending) return <NotificationsSkeleton />;
  if (!data)
    return <ErrorState as="h2" text={t('storefront.notifications.failed')} retry={() => void refetch()} />;
  if (data.data.length === 0)
    return <EmptyState as="h2" illustration="bell" title={t('storefront.notifications.empty')} />;
  return (
    <ul className="notices" aria-busy={isPlaceholderData}>
      {data.data.map((notification) => (
        <NotificationRow key={notification._id} notification={notification} userId={userId} />
      ))}
    </ul>
  );
};
