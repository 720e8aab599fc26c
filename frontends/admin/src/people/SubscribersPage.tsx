import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, useList, useListState } from '../table/index.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { peopleQuery } from './people-query.ts';
import { subscriberColumns } from './user-columns.tsx';

/** The students with access to a course now (decision C12). */
export default function SubscribersPage() {
  const list = useListState({
    pageSize: 20,
    sorts: ['createdAt', 'name', 'email'],
    sort: '-createdAt',
    filters: { suspended: ['true', 'false'] },
  });
  const result = useList(peopleQuery({ ...list.query, type: 'subscriber' }));
  return (
    <ScreenPage title="admin.menu.subscribers">
      <PeopleFilters list={list} />
      <DataTable
        name="subscribers"
        caption="admin.menu.subscribers"
        columns={subscriberColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </ScreenPage>
  );
}
