import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, useList, useListState } from '../table/index.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { peopleQuery, userGroups } from './people-query.ts';
import { userColumns } from './user-columns.tsx';

const yesOrNo = ['true', 'false'] as const;

/** All users with their details. */
export default function UserTablePage() {
  const list = useListState({
    pageSize: 5,
    sorts: ['createdAt', 'name', 'email'],
    sort: '-createdAt',
    filters: { type: userGroups, suspended: yesOrNo, verified: yesOrNo },
  });
  const result = useList(peopleQuery(list.query));
  return (
    <ScreenPage title="admin.menu.users_table">
      <PeopleFilters list={list} byType byVerification />
      <DataTable
        name="users"
        caption="admin.menu.users_table"
        columns={userColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </ScreenPage>
  );
}
