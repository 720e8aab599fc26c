import { type ApiSchemas, Badge, typography } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { countColumn, dateColumn, IdCell, moneyColumn, type TableColumn } from '../table/index.ts';

export type InstructorTotals = ApiSchemas['InstructorTotals'];

/** The name with a link to a screen of this instructor. */
export const instructorName = (pathOf: (id: string) => string): TableColumn<InstructorTotals> => ({
  key: 'name',
  header: 'admin.users.col.name',
  fixed: true,
  sort: 'name',
  cell: ({ _id, name, published }) => (
    <>
      <ScreenLink to={pathOf(_id)} className={typography.bold}>
        {name}
      </ScreenLink>{' '}
      {!published && <Badge text="admin.analytics.unpublished" />}
    </>
  ),
  value: ({ name }) => name,
});

export const instructorDue: TableColumn<InstructorTotals> = moneyColumn({
  key: 'due',
  header: 'admin.analytics.due',
  sort: 'due',
  taka: ({ due }) => due,
});

const pathOf = (id: string): string => `/admin/instructor/${id}`;

/** Id, name, course count, sale count and join date, with what was sold and what is due. */
export const instructorColumns: TableColumn<InstructorTotals>[] = [
  {
    key: 'id',
    header: 'admin.analytics.id',
    cell: ({ _id }) => <IdCell id={_id} to={pathOf(_id)} />,
    value: ({ _id }) => _id,
  },
  instructorName(pathOf),
  countColumn({
    key: 'courses',
    header: 'admin.instructors.course_count',
    count: ({ courseCount }) => courseCount,
  }),
  countColumn({
    key: 'sales',
    header: 'admin.instructors.sale_count',
    sort: 'saleCount',
    count: ({ saleCount }) => saleCount,
  }),
  dateColumn({
    key: 'joined',
    header: 'admin.users.col.join_date',
    sort: 'joinDate',
    at: ({ joinDate }) => joinDate,
  }),
  moneyColumn({ key: 'sold', header: 'admin.analytics.sold', sort: 'sales', taka: ({ sales }) => sales }),
  instructorDue,
];
