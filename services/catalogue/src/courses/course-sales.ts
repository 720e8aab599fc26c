import type { Course } from './course.ts';
import { type CourseDocument, type CourseModel, countSoldChanges } from './course-document.ts';

/** A paid or refunded order of a course. */
export interface Sale {
  readonly courseId: string;
  readonly orderId: string;
  readonly kind: 'paid' | 'refunded';
}

/** `soldChanges` orders two counts: more changes mean newer. */
export type SalesCount = Pick<Course, 'sold' | 'soldChanges'>;

/** Number of counted orders that each course stores, for deduplication; more than can be redelivered. */
const maxRememberedOrders = 500;

const saleKey = ({ orderId, kind }: Sale): string => (kind === 'paid' ? orderId : `back:${orderId}`);

/** Counts each sale once, with one write per course; returns the counts in the order of the sales. */
export const countSales = async (
  model: CourseModel,
  sales: readonly Sale[],
): Promise<readonly (SalesCount | undefined)[]> => {
  const byCourse = Map.groupBy(sales, ({ courseId }) => courseId);
  const counts = [...byCourse].map(
    async ([courseId, salesOfCourse]) =>
      [courseId, await countSalesOfCourse(model, courseId, salesOfCourse)] as const,
  );
  const counted = new Map(await Promise.all(counts));
  return sales.map(({ courseId }) => counted.get(courseId));
};

/** Counts all sales in one write or, if a crashed process counted some of them, one by one. */
const countSalesOfCourse = async (
  model: CourseModel,
  courseId: string,
  sales: readonly Sale[],
): Promise<SalesCount | undefined> => {
  const counted = await countSalesOnce(model, courseId, sales);
  if (counted || sales.length === 1) return counted;
  let last: SalesCount | undefined;
  for (const sale of sales) last = (await countSalesOnce(model, courseId, [sale])) ?? last;
  return last;
};

/** One write changes the count and stores the counted orders. The write matches nothing if one sale was counted before. */
const countSalesOnce = async (
  model: CourseModel,
  courseId: string,
  sales: readonly Sale[],
): Promise<SalesCount | undefined> => {
  const saleKeys = [...new Set(sales.map(saleKey))];
  const returned = saleKeys.filter((key) => key.startsWith('back:')).length;
  const course = await model
    .findOneAndUpdate(
      { _id: courseId, soldBy: { $nin: saleKeys } },
      {
        $inc: { sold: saleKeys.length - 2 * returned, ...(returned > 0 && { returned }) },
        $push: { soldBy: { $each: saleKeys, $slice: -maxRememberedOrders } },
      },
      { new: true },
    )
    .select('sold returned')
    .lean<Pick<CourseDocument, 'sold' | 'returned'>>();
  return course
    ? { sold: course.sold, soldChanges: countSoldChanges(course.sold, course.returned) }
    : undefined;
};
