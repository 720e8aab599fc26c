import { createHash } from 'node:crypto';
import { allocate } from '@sargam/chassis/amounts';
import type { Order, OrderLine } from '@sargam/proto/commerce/v1/order';
import type { LocalizedText } from '../database.ts';
import { findTermAt } from '../terms/term.ts';
import type { CourseTerm } from '../terms/term-store.ts';
import { findCategory } from './categorise-earnings.ts';
import { calculateLineNets, type LineNet, splitLineNet } from './earning.ts';

/** A line of a paid order. */
export interface SoldLine {
  readonly order: Order;
  readonly line: OrderLine;
  readonly soldAt: Date;
  readonly net: LineNet;
}

interface SoldCourse {
  readonly courseId: string;
  readonly instructorId: string;
  readonly title: LocalizedText;
  readonly price: bigint;
}

/** The terms of a course, by version. */
type TermsOf = (courseId: string) => readonly CourseTerm[];

export const listSoldLines = (order: Order): readonly SoldLine[] => {
  const nets = calculateLineNets({
    payable: order.payablePoisha,
    received: order.receivedPoisha,
    lines: order.lines.map((line) => ({ wallet: line.walletPoisha, payable: line.payablePoisha })),
  });
  const soldAt = order.paidAt ?? new Date(0);
  return order.lines.map((line, index) => ({
    order,
    line,
    soldAt,
    net: nets[index] ?? { paid: 0n, net: 0n },
  }));
};

/** The course of a line, or the children of a bundle. */
export const soldCourseIds = ({ courseId, bundleCourseIds }: OrderLine): readonly string[] =>
  bundleCourseIds.length > 0 ? bundleCourseIds : [courseId];

/** The children of a bundle split the line by their own prices (decision C3). */
const listSoldCourses = ({ line, soldAt }: SoldLine, termsOf: TermsOf): readonly SoldCourse[] => {
  if (line.bundleCourseIds.length > 0)
    return line.bundleCourseIds.map((courseId) => findBundledCourse(courseId, soldAt, termsOf));
  const title = { en: line.title?.en ?? '', bn: line.title?.bn ?? '' };
  return [{ courseId: line.courseId, instructorId: line.instructorId, title, price: 1n }];
};

/** Throws before the event of the course has arrived: the order's event is then retried. */
const findBundledCourse = (courseId: string, soldAt: Date, termsOf: TermsOf): SoldCourse => {
  const term = findTermAt(termsOf(courseId), soldAt);
  if (!term) throw new Error(`no event about the bundled course ${courseId} has arrived yet`);
  return { courseId, instructorId: term.instructor_id, title: term.title, price: term.price };
};

/** The earnings of a line, not split yet. */
export const toEarningRows = (soldLine: SoldLine, termsOf: TermsOf) => {
  const { order, line, soldAt, net } = soldLine;
  const sold = listSoldCourses(soldLine, termsOf);
  const weights = sold.map((course) => course.price);
  const nets = splitLineNet(net, weights);
  const prices = allocate(line.offer?.pricePoisha ?? 0n, weights);
  return sold.map((course, index) => ({
    id: deriveEarningId(order.id, line.courseId, course.courseId),
    order_id: order.id,
    instructor_id: course.instructorId,
    line_course_id: line.courseId,
    course_id: course.courseId,
    course_title: JSON.stringify(course.title),
    student_id: order.studentId,
    coupon_code: order.couponCode,
    coupon_percent: order.couponPercent,
    ...(nets[index] ?? { paid: 0n, net: 0n }),
    sold_at: soldAt,
    price: prices[index] ?? 0n,
    category: findCategory(termsOf(course.courseId), soldAt),
  }));
};

/** The same for the same sale, so that a rebuild gives each earning its id again. */
const deriveEarningId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 26);
