import {
  Alert,
  type ApiSchemas,
  apiGet,
  Button,
  EmptyState,
  LoadingState,
  layout,
  Navigate,
  Skeleton,
  Text,
  useI18n,
} from '@sargam/kit';
import { useState } from 'react';
import { DeleteDialog } from '../form/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton, type ListState, useList, useListState } from '../table/index.ts';
import { urlOfLastPage } from '../table/last-page.ts';
import { TablePages } from '../table/TablePages.tsx';
import type { ListAnswer, ListResult } from '../table/useList.ts';
import { NotificationForm } from './NotificationForm.tsx';
import styles from './notifications.module.css';
import { useNotificationChanges } from './useNotificationChanges.ts';

type Notification = ApiSchemas['Notification'];

const NotificationItem = ({ msg, msgBn, createdAt, onDelete }: Notification & { onDelete: () => void }) => {
  const { format } = useI18n();
  return (
    <li>
      <div className={layout.grow}>
        <p lang="en">{msg}</p>
        {msgBn && <p lang="bn">{msgBn}</p>}
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
      </div>
      <Button variant="line" size="small" onClick={onDelete} text="admin.delete" />
    </li>
  );
};

type ListProps = {
  list: ListState;
  result: ListResult<ListAnswer<Notification>>;
  answer: ListAnswer<Notification>;
  onDelete: (notification: Notification) => void;
};

const NotificationList = ({ list, result, answer, onDelete }: ListProps) => {
  const { t } = useI18n();
  const lastPage = urlOfLastPage(list, result);
  if (lastPage) return <Navigate to={lastPage} replace />;
  return (
    <>
      <ul className={styles.list} aria-label={t('admin.menu.notifications')}>
        {answer.data.map((notification) => (
          <NotificationItem
            key={notification._id}
            {...notification}
            onDelete={() => onDelete(notification)}
          />
        ))}
      </ul>
      <TablePages {...list.query} answer={answer} urlWith={list.urlWith} />
    </>
  );
};

export default function NotificationsPage() {
  const { t } = useI18n();
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/notification', { query: { ...list.query, texts: 'both' } }));
  const { create, remove, failure } = useNotificationChanges(result.error);
  const [asked, setAsked] = useState<Notification>();
  const { data } = result;
  return (
    <ScreenPage
      title="admin.menu.notifications"
      actions={<CsvButton url={result.url} name="sargam-notifications" />}
    >
      {failure && (
        <Alert
          title={failure}
          action={
            result.error && <Button variant="line" onClick={() => void result.refetch()} text="kit.retry" />
          }
        />
      )}
      <NotificationForm create={create} />
      {data?.total === 0 && (
        <EmptyState as="h2" illustration="bell" title={<Text id="admin.notification.empty" />} />
      )}
      {result.isPending && (
        <LoadingState>
          <Skeleton height={56} count={4} />
        </LoadingState>
      )}
      {data && data.total > 0 && (
        <NotificationList list={list} result={result} answer={data} onDelete={setAsked} />
      )}
      <DeleteDialog
        row={asked?._id}
        title={t('admin.notification.delete_confirm')}
        text={asked?.msg}
        remove={remove}
        onClose={() => setAsked(undefined)}
      />
    </ScreenPage>
  );
}
