import { apiGet, layout } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { DateTimeCell } from '../table/index.ts';
import { Panel } from './Panel.tsx';
import { ShortList } from './ShortList.tsx';

/** The five newest notifications. */
export const RecentNotifications = () => {
  const notifications = useQuery(apiGet('/notification', { query: { page: 1, limit: 5 } }));
  return (
    <Panel title="admin.menu.notifications" all="/manageNotification" query={notifications}>
      {({ data }) => (
        <ShortList rows={data} rowKey={({ _id }) => _id}>
          {({ msg, createdAt }) => (
            <div className={layout.grow}>
              <p>{msg}</p>
              <DateTimeCell at={createdAt} />
            </div>
          )}
        </ShortList>
      )}
    </Panel>
  );
};
