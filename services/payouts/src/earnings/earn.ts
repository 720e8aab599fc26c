import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Order, OrderLine } from '@sargam/proto/commerce/v1/order';
import type { Tables, Words } from '../database.ts';
import { termAt } from '../terms/term.ts';
import { courseTerms, instructorTerms } from '../terms/term-store.ts';
import { courseNets, type LineNet, lineNets } from './earning.ts';
import { insertEarnings } from './earning-store.ts';
import { bookReversals, refundsOf } from './reversal-store.ts';
import { lockEarnings, sharedBy } from './share-earnings.ts';

interface Taught {
  readonly courseId: string;
  readonly instructorId: string;
  readonly title: Words;
  readonly price: bigint;
}

/** Books what each instructor earned by a paid order. A repeat changes nothing: one earning for each line and course. */
export const earn = async (tx: Tx<Tables>, order: Order): Promise<void> => {
  const soldAt = order.paidAt ?? new Date(0);
  const nets = lineNets({
    payable: order.payablePoisha,
    received: order.receivedPoisha,
    lines: order.lines.map((line) => ({ wallet: line.walletPoisha, payable: line.payablePoisha })),
  });
  const booked = await Promise.all(
    order.lines.map(async (line, index) => {
      const taught = await taughtBy(tx, line, soldAt);
      return rows(order, soldAt, line, taught, nets[index] ?? { paid: 0n, net: 0n });
    }),
  );
  const earnings = booked.flat();
  if (earnings.length === 0) return;
  const instructorIds = earnings.map((earning) => earning.instructor_id);
  const [, known] = await Promise.all([lockEarnings(tx, instructorIds), instructorTerms(tx, instructorIds)]);
  const terms = Map.groupBy(known, (term) => term.instructor_id);
  const shared = earnings.map((earning) => {
    const term = termAt(terms.get(earning.instructor_id) ?? [], soldAt);
    return { ...earning, ...(term ? sharedBy(term, earning.net) : unshared) };
  });
  const [fresh, refunds] = await Promise.all([insertEarnings(tx, shared), refundsOf(tx, [order.id])]);
  await bookReversals(tx, fresh, refunds);
};

/** Of an instructor whose percentage was not heard of yet: it is shared once it is. */
const unshared = { share: null, platform: null, share_percent: null };

/** The course itself, or the children of a bundle: they share by their own prices (decision C3). */
const taughtBy = async (tx: Tx<Tables>, line: OrderLine, soldAt: Date): Promise<readonly Taught[]> => {
  if (line.bundleCourseIds.length > 0) return bundleChildren(tx, line.bundleCourseIds, soldAt);
  const title = { en: line.title?.en ?? '', bn: line.title?.bn ?? '' };
  return [{ courseId: line.courseId, instructorId: line.instructorId, title, price: 1n }];
};

/** Throws while a child is not known here yet: the event is tried again. */
const bundleChildren = async (
  tx: Tx<Tables>,
  ids: readonly string[],
  soldAt: Date,
): Promise<readonly Taught[]> => {
  const known = Map.groupBy(await courseTerms(tx, ids), (term) => term.course_id);
  return ids.map((courseId) => {
    const term = termAt(known.get(courseId) ?? [], soldAt);
    if (!term) throw new Error(`the course ${courseId} of a bundle is not known yet`);
    return { courseId, instructorId: term.instructor_id, title: term.title, price: term.price };
  });
};

const rows = (order: Order, soldAt: Date, line: OrderLine, taught: readonly Taught[], lineNet: LineNet) => {
  const nets = courseNets(
    lineNet,
    taught.map((course) => course.price),
  );
  return taught.map((course, index) => ({
    id: newId(),
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
  }));
};
