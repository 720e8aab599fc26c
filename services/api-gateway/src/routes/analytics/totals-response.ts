import {
  type GetInstructorTotalsResponse,
  type ListCourseSalesResponse,
  type CourseSale as StoredCourseSale,
  type CourseTotals as StoredCourseTotals,
  InstructorTotals as StoredInstructorTotals,
  type SalesSummary as StoredSummary,
  TotalSort,
} from '@sargam/proto/payouts/v1/analytics';
import { z } from 'zod';
import {
  each,
  flag,
  instant,
  integer,
  localized,
  mapFields,
  responseOf,
  successListOf,
  taka,
  text,
} from '../../api/response.ts';
import { PageQuery } from '../../api/schemas.ts';
import { orderCoupon } from '../cart/cart-response.ts';

export const SalesSummary = responseOf<StoredSummary>('SalesSummary')({
  total: integer((sums) => sums.total),
  paid: integer((sums) => sums.paid, 'Paid and not fully refunded'),
  unpaid: integer((sums) => sums.total - sums.paid - sums.refunded, 'Never paid'),
  refunded: integer((sums) => sums.refunded, 'Fully refunded; total = paid + unpaid + refunded'),
  received: taka(
    (sums) => sums.receivedPoisha,
    'After the gateway fee, minus what went back by card; a fully refunded order counts with the fee that the gateway keeps',
  ),
});

export const InstructorTotals = responseOf<StoredInstructorTotals>('InstructorTotals')({
  _id: text((row) => row.instructorId),
  name: localized((row) => row.name),
  published: flag((row) => row.published),
  courseCount: integer((row) => row.courseCount),
  saleCount: integer((row) => row.saleCount),
  joinDate: instant((row) => row.joinedAt),
  sales: taka((row) => row.paidPoisha, 'Paid by the buyers, lifetime'),
  earnings: taka((row) => row.earningsPoisha, 'Shares minus reversals, lifetime'),
  sargamCut: taka((row) => row.platformPoisha, "The platform's part minus reversals, lifetime"),
  dueSettled: taka((row) => row.settledPoisha, 'Received amounts of settled payouts'),
  due: taka((row) => row.duePoisha, 'earnings minus dueSettled; may be negative'),
});

export const CourseTotals = responseOf<StoredCourseTotals>('CourseTotals')({
  _id: text((row) => row.courseId),
  title: localized((row) => row.title),
  catagory: text((row) => row.category),
  published: flag((row) => row.published),
  instructor: text((row) => row.instructorId),
  instructorName: localized((row) => row.instructorName),
  saleCount: integer((row) => row.saleCount),
  sales: taka((row) => row.paidPoisha, 'Paid by the buyers, lifetime'),
  receivedAmount: taka((row) => row.receivedPoisha, 'After the gateway fee, minus reversals, lifetime'),
  earnings: taka((row) => row.earningsPoisha, "The instructor's shares minus reversals"),
  sargamCut: taka((row) => row.platformPoisha, "The platform's part minus reversals"),
});

export const InstructorDetail = responseOf<GetInstructorTotalsResponse>('InstructorDetail')({
  ...mapFields(
    InstructorTotals.fields,
    ({ totals }: GetInstructorTotalsResponse) => totals ?? StoredInstructorTotals.create(),
  ),
  courses: each(CourseTotals, (detail) => detail.courses),
});

const CourseSale = responseOf<StoredCourseSale>('CourseAnalyticsRecord')({
  _id: text((sale) => sale.id),
  orderId: text((sale) => sale.orderId),
  coursePrice: taka((sale) => sale.pricePoisha, 'Price of the line; in a bundle its part of the price'),
  paid: taka((sale) => sale.paidPoisha, 'Paid by the buyer, by wallet and by card'),
  receivedAmount: taka((sale) => sale.receivedPoisha, 'After the gateway fee, minus reversals'),
  reversed: taka((sale) => sale.reversedPoisha, 'Reversed by refunds'),
  coupon: orderCoupon,
  user: text((sale) => sale.buyerName),
  userId: text((sale) => sale.studentId),
  email: text((sale) => sale.buyerEmail, 'Empty for an instructor'),
  date: instant((sale) => sale.soldAt),
});

export const CourseSales = responseOf<ListCourseSalesResponse>('CourseSales')({
  ...successListOf(CourseSale, 'sales').fields,
  paidTotal: taka((list) => list.paidPoisha),
  receivedTotal: taka((list) => list.receivedPoisha),
});

const sorts = {
  name: TotalSort.TOTAL_SORT_NAME,
  saleCount: TotalSort.TOTAL_SORT_SALE_COUNT,
  sales: TotalSort.TOTAL_SORT_PAID,
  earnings: TotalSort.TOTAL_SORT_EARNINGS,
  joinDate: TotalSort.TOTAL_SORT_JOINED,
  due: TotalSort.TOTAL_SORT_DUE,
} as const;
type SortName = keyof typeof sorts;

const order = z.enum(['asc', 'desc']).default('desc');
const search = z.string().trim().max(100).default('');

export const InstructorTotalsQuery = PageQuery.extend({
  sort: z.enum(Object.keys(sorts) as [SortName, ...SortName[]]).default('saleCount'),
  order,
  search,
});
export const CourseTotalsQuery = PageQuery.extend({
  sort: z.enum(['name', 'saleCount', 'sales']).default('saleCount'),
  order,
  search,
  instructor: z
    .string()
    .regex(/^[\w-]{0,64}$/, 'not an id')
    .default(''),
});

const toStoredSort = ({ sort, order: direction }: { sort: SortName; order: 'asc' | 'desc' }) => ({
  sort: sorts[sort],
  ascending: direction === 'asc',
});

export const toInstructorFilter = ({ search, ...query }: z.output<typeof InstructorTotalsQuery>) => ({
  search,
  ...toStoredSort(query),
});

export const toCourseFilter = ({ search, instructor, ...query }: z.output<typeof CourseTotalsQuery>) => ({
  search,
  instructorId: instructor,
  ...toStoredSort(query),
});
