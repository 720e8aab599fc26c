import {
  type ApiSchemas,
  apiGet,
  Badge,
  EmptyState,
  isTier,
  Skeleton,
  Text,
  TierBadge,
  useI18n,
} from '@sargam/kit';
import { daysUntil } from '@sargam/kit/format';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../page/QueryPart.tsx';
import { CsvButton, dateColumn, linkColumn, PlainTable, type TableColumn } from '../table/index.ts';
import styles from './person.module.css';
import type { Account } from './person-query.ts';

type Course = ApiSchemas['ClassroomCourse'];

const AccessState = ({ active, endsAt }: Pick<Course, 'active' | 'endsAt'>) => {
  const { t } = useI18n();
  if (!active) return <Badge text="admin.person.access_ended" />;
  return <Badge kind="success">{t('kit.count.days_left', { count: daysUntil(endsAt) })}</Badge>;
};

const Progress = ({ lessonsCompleted, lessonsTotal }: Course) => {
  const { t } = useI18n();
  return t('admin.person.lessons_of', { done: lessonsCompleted, total: lessonsTotal });
};

const columns: TableColumn<Course>[] = [
  linkColumn({
    key: 'course',
    header: 'admin.person.col.course',
    narrow: 'full',
    to: ({ _id }) => `/courseview?id=${_id}`,
    text: ({ title }) => title,
  }),
  {
    key: 'tier',
    header: 'admin.person.col.tier',
    cell: ({ tier }) => isTier(tier) && <TierBadge tier={tier} />,
  },
  dateColumn({ key: 'started', header: 'admin.person.col.started', at: ({ startedAt }) => startedAt }),
  dateColumn({ key: 'ends', header: 'admin.people.until', at: ({ endsAt }) => endsAt }),
  { key: 'state', header: 'admin.users.col.status', cell: (course) => <AccessState {...course} /> },
  { key: 'progress', header: 'admin.person.col.progress', cell: (course) => <Progress {...course} /> },
];

/** The courses that the user has or had access to, with the end of each. */
export const AccessTab = ({ person: { _id } }: { person: Account }) => {
  const courses = useQuery(apiGet('/learning/classroom/{userId}', { path: { userId: _id } }));
  return (
    <QueryPart query={courses} loading={<Skeleton count={6} height={40} />}>
      {({ data }) =>
        data.length > 0 ? (
          <>
            <div className={styles.tableTools}>
              <CsvButton url={`/learning/classroom/${_id}`} name="sargam-access-of-user" />
            </div>
            <PlainTable
              caption="admin.person.tab.access"
              columns={columns}
              rows={data}
              rowKey={(course) => course._id}
            />
          </>
        ) : (
          <EmptyState title={<Text id="admin.list.no_data" />} />
        )
      }
    </QueryPart>
  );
};
