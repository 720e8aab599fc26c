import type { Order } from '@sargam/proto/commerce/v1/order';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { findTermAt } from '../terms/term.ts';
import { type CourseTerm, listCourseTerms, listInstructorTerms } from '../terms/term-store.ts';
import { insertEarnings } from './earning-store.ts';
import { firstById } from './first-by-id.ts';
import { lockEarnings, lockTermsForMany } from './lock-earnings.ts';
import { listRefunds, saveReversals } from './reversal-store.ts';
import { listSoldLines, type SoldLine, soldCourseIds, toEarningRows } from './sold-lines.ts';
import { splitByTerm } from './split-earnings.ts';

/** Records the instructors' earnings from paid orders. A repeated event changes nothing: a unique index on line and course. */
export const recordEarnings = async (tx: Kysely<Tables>, orders: readonly Order[]): Promise<void> => {
  const lines = orders.flatMap(listSoldLines);
  if (lines.length === 0) return;
  const areTermsLocked = await lockTermsForMany(tx, orders.length);
  const unsplit = firstById(await toRows(tx, lines, areTermsLocked));
  const instructorIds = unsplit.map(({ instructor_id }) => instructor_id);
  const [, terms] = await Promise.all([
    areTermsLocked || lockEarnings(tx, instructorIds),
    listInstructorTerms(tx, instructorIds),
  ]);
  const termsById = Map.groupBy(terms, ({ instructor_id }) => instructor_id);
  const earnings = unsplit.map((earning) => {
    const term = findTermAt(termsById.get(earning.instructor_id) ?? [], earning.sold_at);
    return { ...earning, ...(term ? splitByTerm(term, earning.net) : unknownSplit) };
  });
  const orderIds = orders.map(({ id }) => id);
  const [inserted, refunds] = await Promise.all([insertEarnings(tx, earnings), listRefunds(tx, orderIds)]);
  await saveReversals(
    tx,
    earnings.filter(({ id }) => inserted.has(id)),
    refunds,
  );
};

/** The split of an earning before the instructor's percentage is known. `splitEarnings` fills it in later. */
const unknownSplit = { share: null, platform: null, share_percent: null };

/** The connection runs the statements in this order, so they share one round trip. */
const toRows = async (tx: Kysely<Tables>, lines: readonly SoldLine[], areTermsLocked: boolean) => {
  const courseIds = lines.flatMap(({ line }) => soldCourseIds(line));
  const [, terms] = await Promise.all([
    areTermsLocked || lockEarnings(tx, courseIds),
    listCourseTerms(tx, courseIds),
  ]);
  const termsById: ReadonlyMap<string, readonly CourseTerm[]> = Map.groupBy(
    terms,
    ({ course_id }) => course_id,
  );
  return lines.flatMap((line) => toEarningRows(line, (courseId) => termsById.get(courseId) ?? []));
};
