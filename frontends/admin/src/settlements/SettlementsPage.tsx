import { apiGet } from '@sargam/kit';
import { type InstructorTotals, instructorDue, instructorName } from '../analytics/instructor-columns.tsx';
import { toSortQuery } from '../analytics/sort-query.ts';
import {
  ListPage,
  moneyColumn,
  SearchField,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';

/** Lifetime earnings and what was settled of them. */
const settledColumns: TableColumn<InstructorTotals>[] = [
  moneyColumn({
    key: 'earnings',
    header: 'admin.analytics.lifetime_earnings',
    sort: 'earnings',
    taka: ({ earnings }) => earnings,
  }),
  moneyColumn({ key: 'settled', header: 'admin.analytics.settled', taka: ({ dueSettled }) => dueSettled }),
];

const columns = [
  instructorName((id) => `/admin-instructor-settlement/${id}`),
  ...settledColumns,
  instructorDue,
];

/** What each instructor has earned, was paid, and is due; those to whom most is due first. */
export default function SettlementsPage() {
  const list = useListState({ pageSize: 10, sorts: ['name', 'earnings', 'due'], sort: '-due' });
  const result = useList(apiGet('/analytics/secure/instructor', { query: toSortQuery(list.query) }));
  return (
    <ListPage
      title="admin.menu.settlements"
      filters={<SearchField list={list} label="admin.analytics.instructor" />}
      name="dues"
      columns={columns}
      list={list}
      result={result}
    />
  );
}
