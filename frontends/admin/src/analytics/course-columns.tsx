import { type ApiSchemas, Badge, typography } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { MoneyCell, type TableColumn } from '../table/index.ts';
import { CategoryName } from './CategoryName.tsx';

type CourseTotals = ApiSchemas['CourseTotals'];

/** Courses with lifetime sums. */
export const courseColumns: TableColumn<CourseTotals>[] = [
  {
    key: 'course',
    header: 'admin.analytics.course',
    fixed: true,
    sort: 'name',
    narrow: 'full',
    cell: ({ _id, title, published }) => (
      <>
        <ScreenLink to={`/admin/course/analytics/${_id}`} className={typography.bold}>
          {title}
        </ScreenLink>{' '}
        {!published && <Badge text="admin.analytics.unpublished" />}
      </>
    ),
    value: ({ title }) => title,
  },
  {
    key: 'category',
    header: 'admin.dashboard.category',
    cell: ({ catagory }) => <CategoryName catagory={catagory} />,
    value: ({ catagory }) => catagory,
  },
  {
    key: 'instructor',
    header: 'admin.analytics.instructor',
    cell: ({ instructor, instructorName }) => (
      <ScreenLink to={`/admin/instructor/${instructor}`}>{instructorName}</ScreenLink>
    ),
    value: ({ instructorName }) => instructorName,
  },
  {
    key: 'count',
    header: 'admin.instructors.sale_count',
    sort: 'saleCount',
    numeric: true,
    cell: ({ saleCount }) => saleCount,
    value: ({ saleCount }) => saleCount,
  },
  {
    key: 'sold',
    header: 'admin.analytics.sold',
    sort: 'sales',
    numeric: true,
    cell: ({ sales }) => <MoneyCell taka={sales} />,
    value: ({ sales }) => sales,
  },
  {
    key: 'received',
    header: 'admin.orders.col.received',
    numeric: true,
    cell: ({ receivedAmount }) => <MoneyCell taka={receivedAmount} />,
    value: ({ receivedAmount }) => receivedAmount,
  },
  {
    key: 'earnings',
    header: 'admin.analytics.share',
    numeric: true,
    cell: ({ earnings }) => <MoneyCell taka={earnings} />,
    value: ({ earnings }) => earnings,
  },
  {
    key: 'cut',
    header: 'admin.analytics.cut',
    numeric: true,
    cell: ({ sargamCut }) => <MoneyCell taka={sargamCut} />,
    value: ({ sargamCut }) => sargamCut,
  },
];
