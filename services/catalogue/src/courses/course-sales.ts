import type { Course } from './course.ts';
import { type CourseDocument, type CourseModel, countSoldChanges } from './course-document.ts';

/** An order of a course that counts, or counts no longer. */
export interface Sale {
  readonly courseId: string;
  readonly orderId: string;
  readonly kind: 'paid' | 'given back';
}

/** A number sold, and how new it is. */
export type SalesCount = Pick<Course, 'sold' | 'soldChanges'>;

/** How many orders of a course are remembered: far more than can be redelivered. */
const maxRememberedOrders = 500;

const saleKey = ({ orderId, kind }: Sale): string => (kind === 'paid' ? orderId : `back:${orderId}`);

/** Counts each sale once, those of one course in one write; answers in the order of the sales. */
export const countSales = async (
  model: CourseModel,
  sales: readonly Sale[],
): Promise<readonly (SalesCount | undefined)[]> => {
  const byCourse = Map.groupBy(sales, ({ courseId }) => courseId);
  const counting = [...byCourse].map(
    async ([courseId, its]) => [courseId, await countSalesOfCourse(model, courseId, its)] as const,
  );
  const counted = new Map(await Promise.all(counting));
  return sales.map(({ courseId }) => counted.get(courseId));
};

/** All of them or, where one was counted before a process died, one after the other. */
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

/** The count and the memory of what it counted are one write, which finds nothing once one of them was counted. */
const countSalesOnce = async (
  model: CourseModel,
  courseId: string,
  sales: readonly Sale[],
): Promise<SalesCount | undefined> => {
  const marks = [...new Set(sales.map(saleKey))];
  const returned = marks.filter((mark) => mark.startsWith('back:')).length;
  const course = await model
    .findOneAndUpdate(
      { _id: courseId, soldBy: { $nin: marks } },
      {
        $inc: { sold: marks.length - 2 * returned, ...(returned > 0 && { returned }) },
        $push: { soldBy: { $each: marks, $slice: -maxRememberedOrders } },
      },
      { new: true },
    )
    .select('sold returned')
    .lean<Pick<CourseDocument, 'sold' | 'returned'>>();
  return course
    ? { sold: course.sold, soldChanges: countSoldChanges(course.sold, course.returned) }
    : undefined;
};
