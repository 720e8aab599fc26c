import type { InstructorTotals } from '../analytics/instructor-columns.tsx';
import { MoneyCell, type TableColumn } from '../table/index.ts';

/** Lifetime earnings and what was settled of them. */
export const settledColumns: TableColumn<InstructorTotals>[] = [
  {
    key: 'earnings',
    header: 'admin.analytics.lifetime_earnings',
    sort: 'earnings',
    numeric: true,
    cell: ({ earnings }) => <MoneyCell taka={earnings} />,
    value: ({ earnings }) => earnings,
  },
  {
    key: 'settled',
    header: 'admin.analytics.settled',
    numeric: true,
    cell: ({ dueSettled }) => <MoneyCell taka={dueSettled} />,
    value: ({ dueSettled }) => dueSettled,
  },
];
