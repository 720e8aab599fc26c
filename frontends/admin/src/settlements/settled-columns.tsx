import type { InstructorTotals } from '../analytics/instructor-columns.tsx';
import { moneyColumn, type TableColumn } from '../table/index.ts';

/** Lifetime earnings and what was settled of them. */
export const settledColumns: TableColumn<InstructorTotals>[] = [
  moneyColumn({
    key: 'earnings',
    header: 'admin.analytics.lifetime_earnings',
    sort: 'earnings',
    taka: ({ earnings }) => earnings,
  }),
  moneyColumn({ key: 'settled', header: 'admin.analytics.settled', taka: ({ dueSettled }) => dueSettled }),
];
