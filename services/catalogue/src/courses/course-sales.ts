import type { Course } from './course.ts';
import { type CourseDocument, type CourseModel, soldChanges } from './course-document.ts';

/** An order of a course that counts, or counts no longer. */
export interface Sale {
  readonly courseId: string;
  readonly orderId: string;
  readonly is: 'paid' | 'given back';
}

/** A number sold, and how new it is. */
export type Sold = Pick<Course, 'sold' | 'soldChanges'>;

/** How many orders of a course are remembered: far more than can be redelivered. */
const ordersRemembered = 500;

const markOf = ({ orderId, is }: Sale): string => (is === 'paid' ? orderId : `back:${orderId}`);

/** Counts each sale once, those of one course in one write; answers in the order of the sales. */
export const countEach = async (
  model: CourseModel,
  sales: readonly Sale[],
): Promise<readonly (Sold | undefined)[]> => {
  const byCourse = Map.groupBy(sales, ({ courseId }) => courseId);
  const counting = [...byCourse].map(
    async ([courseId, its]) => [courseId, await countOf(model, courseId, its)] as const,
  );
  const counted = new Map(await Promise.all(counting));
  return sales.map(({ courseId }) => counted.get(courseId));
};

/** All of them or, where one was counted before a process died, one after the other. */
const countOf = async (
  model: CourseModel,
  courseId: string,
  sales: readonly Sale[],
): Promise<Sold | undefined> => {
  const counted = await count(model, courseId, sales);
  if (counted || sales.length === 1) return counted;
  let last: Sold | undefined;
  for (const sale of sales) last = (await count(model, courseId, [sale])) ?? last;
  return last;
};

/** The count and the memory of what it counted are one write, which finds nothing once one of them was counted. */
const count = async (
  model: CourseModel,
  courseId: string,
  sales: readonly Sale[],
): Promise<Sold | undefined> => {
  const marks = [...new Set(sales.map(markOf))];
  const returned = marks.filter((mark) => mark.startsWith('back:')).length;
  const course = await model
    .findOneAndUpdate(
      { _id: courseId, soldBy: { $nin: marks } },
      {
        $inc: { sold: marks.length - 2 * returned, ...(returned > 0 && { returned }) },
        $push: { soldBy: { $each: marks, $slice: -ordersRemembered } },
      },
      { new: true },
    )
    .select('sold returned')
    .lean<Pick<CourseDocument, 'sold' | 'returned'>>();
  return course ? { sold: course.sold, soldChanges: soldChanges(course.sold, course.returned) } : undefined;
};
