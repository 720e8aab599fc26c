import { createHash } from 'node:crypto';
import { allocate } from '@sargam/chassis/amounts';
import type { Tx } from '@sargam/chassis/sql';
import type { Order, OrderLine } from '@sargam/proto/commerce/v1/order';
import type { LocalizedText, Tables } from '../database.ts';
import { findTermAt } from '../terms/term.ts';
import { listCourseTerms } from '../terms/term-store.ts';
import { addCategories } from './categorise-earnings.ts';
import { calculateLineNets, type LineNet, splitLineNet } from './earning.ts';
import { insertEarnings } from './earning-store.ts';
import { listRefunds, saveReversals } from './reversal-store.ts';
import { lockAndListTerms, lockEarnings, splitByTerm } from './split-earnings.ts';

interface SoldCourse {
  readonly courseId: string;
  readonly instructorId: string;
  readonly title: LocalizedText;
  readonly price: bigint;
}

/** Records the instructors' earnings from a paid order. A repeated event changes nothing: a unique index on line and course. */
export const recordEarnings = async (tx: Tx<Tables>, order: Order): Promise<void> => {
  const soldAt = order.paidAt ?? new Date(0);
  const nets = calculateLineNets({
    payable: order.payablePoisha,
    received: order.receivedPoisha,
    lines: order.lines.map((line) => ({ wallet: line.walletPoisha, payable: line.payablePoisha })),
  });
  const rows = await Promise.all(
    order.lines.map(async (line, index) => {
      const sold = await listSoldCourses(tx, line, soldAt);
      return toEarningRows(order, soldAt, line, sold, nets[index] ?? { paid: 0n, net: 0n });
    }),
  );
  const uncategorised = rows.flat();
  if (uncategorised.length === 0) return;
  const courseIds = uncategorised.map(({ course_id }) => course_id);
  const [, earnings] = await Promise.all([lockEarnings(tx, courseIds), addCategories(tx, uncategorised)]);
  const instructorIds = earnings.map((earning) => earning.instructor_id);
  const terms = Map.groupBy(await lockAndListTerms(tx, instructorIds), (term) => term.instructor_id);
  const split = earnings.map((earning) => {
    const term = findTermAt(terms.get(earning.instructor_id) ?? [], soldAt);
    return { ...earning, ...(term ? splitByTerm(term, earning.net) : unknownSplit) };
  });
  const [inserted, refunds] = await Promise.all([insertEarnings(tx, split), listRefunds(tx, [order.id])]);
  await saveReversals(tx, inserted, refunds);
};

/** The split of an earning before the instructor's percentage is known. `splitEarnings` fills it in later. */
const unknownSplit = { share: null, platform: null, share_percent: null };

/** The course of a line, or the children of a bundle, which split the line by their own prices (decision C3). */
const listSoldCourses = async (
  tx: Tx<Tables>,
  line: OrderLine,
  soldAt: Date,
): Promise<readonly SoldCourse[]> => {
  if (line.bundleCourseIds.length > 0) return listBundleCourses(tx, line.bundleCourseIds, soldAt);
  const title = { en: line.title?.en ?? '', bn: line.title?.bn ?? '' };
  return [{ courseId: line.courseId, instructorId: line.instructorId, title, price: 1n }];
};

/** Throws before the event of a child has arrived: the order's event is then retried. */
const listBundleCourses = async (
  tx: Tx<Tables>,
  ids: readonly string[],
  soldAt: Date,
): Promise<readonly SoldCourse[]> => {
  const terms = Map.groupBy(await listCourseTerms(tx, ids), (term) => term.course_id);
  return ids.map((courseId) => {
    const term = findTermAt(terms.get(courseId) ?? [], soldAt);
    if (!term) throw new Error(`no event about the bundled course ${courseId} has arrived yet`);
    return { courseId, instructorId: term.instructor_id, title: term.title, price: term.price };
  });
};

const toEarningRows = (
  order: Order,
  soldAt: Date,
  line: OrderLine,
  sold: readonly SoldCourse[],
  lineNet: LineNet,
) => {
  const nets = splitLineNet(
    lineNet,
    sold.map((course) => course.price),
  );
  const prices = allocate(
    line.offer?.pricePoisha ?? 0n,
    sold.map((course) => course.price),
  );
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
    category: '',
  }));
};

/** The same for the same sale, so that a rebuild gives each earning its id again. */
const deriveEarningId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 26);
