import { type ApiSchemas, Badge, typography, useCategoryName } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { countColumn, linkColumn, moneyColumn, type TableColumn } from '../table/index.ts';

/** A category of courses in the page's language. */
const CategoryName = ({ catagory }: { catagory: string }) => useCategoryName()(catagory);

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
  linkColumn({
    key: 'instructor',
    header: 'admin.analytics.instructor',
    to: ({ instructor }) => `/admin/instructor/${instructor}`,
    text: ({ instructorName }) => instructorName,
  }),
  countColumn({
    key: 'count',
    header: 'admin.instructors.sale_count',
    sort: 'saleCount',
    count: ({ saleCount }) => saleCount,
  }),
  moneyColumn({ key: 'sold', header: 'admin.analytics.sold', sort: 'sales', taka: ({ sales }) => sales }),
  moneyColumn({
    key: 'received',
    header: 'admin.orders.col.received',
    taka: ({ receivedAmount }) => receivedAmount,
  }),
  moneyColumn({ key: 'earnings', header: 'admin.analytics.share', taka: ({ earnings }) => earnings }),
  moneyColumn({ key: 'cut', header: 'admin.analytics.cut', taka: ({ sargamCut }) => sargamCut }),
];
