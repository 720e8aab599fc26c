import { startOfDhakaDay } from '@sargam/chassis/calendar';
import { type Kysely, sql } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';
import { monthDays, type Statement, type StatementEntry, sortEntries, sumByKind } from './statement.ts';

type Db = Kysely<Tables>;

interface Period {
  readonly instructorId: string;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

const noTitle: LocalizedText = { en: '', bn: '' };

const listEarnings = async (db: Db, { instructorId, from, until }: Period): Promise<StatementEntry[]> => {
  const rows = await db
    .selectFrom('earnings')
    .select(['order_id', 'course_title', 'share', 'sold_at'])
    .where('instructor_id', '=', instructorId)
    .where('sold_at', '>=', from)
    .where('sold_at', '<', until)
    .where('share', 'is not', null)
    .execute();
  return rows.map(({ order_id, course_title, share, sold_at }) => ({
    kind: 'earning',
    at: sold_at,
    reference: order_id,
    title: course_title,
    amount: share ?? 0n,
  }));
};

const listReversals = async (db: Db, { instructorId, from, until }: Period): Promise<StatementEntry[]> => {
  const rows = await db
    .selectFrom('reversals')
    .innerJoin('refunds', 'refunds.id', 'reversals.refund_id')
    .innerJoin('earnings', 'earnings.id', 'reversals.earning_id')
    .select(['earnings.order_id', 'course_title', 'reversals.share', 'granted_at'])
    .where('earnings.instructor_id', '=', instructorId)
    .where('granted_at', '>=', from)
    .where('granted_at', '<', until)
    .where('reversals.share', '<>', 0n)
    .execute();
  return rows.map(({ order_id, course_title, share, granted_at }) => ({
    kind: 'reversal',
    at: granted_at,
    reference: order_id,
    title: course_title,
    amount: share,
  }));
};

const listPayouts = async (db: Db, { instructorId, from, until }: Period): Promise<StatementEntry[]> => {
  const rows = await db
    .selectFrom('settlements')
    .select(['id', 'received_amount', 'settled_at'])
    .where('instructor_id', '=', instructorId)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .execute();
  return rows.map(({ id, received_amount, settled_at }) => ({
    kind: 'payout',
    at: settled_at ?? from,
    reference: id,
    title: noTitle,
    amount: -received_amount,
  }));
};

/** What was due at the start of a day: the totals of the days before, less the payouts before. */
const readBalance = async (db: Db, instructorId: string, day: string): Promise<bigint> => {
  const { rows } = await sql<{ balance: bigint }>`
    select (coalesce((select sum(share) from current_totals where scope = 'instructor' and key = ${instructorId} and day < ${day}::date), 0)
      - coalesce((select sum(received_amount) from settlements
          where instructor_id = ${instructorId} and settled_at < ${startOfDhakaDay(day)}), 0))::bigint as balance
  `.execute(db);
  return rows[0]?.balance ?? 0n;
};

const findName = async (db: Db, instructorId: string): Promise<LocalizedText> => {
  const row = await db
    .selectFrom('instructors')
    .select('name')
    .where('id', '=', instructorId)
    .executeTakeFirst();
  return row?.name ?? noTitle;
};

/** The statement of a month in Dhaka. Payouts count on the day on which they became settled, so a past month does not change. */
export const loadStatement = async (
  db: Db,
  instructorId: string,
  { year, month }: { readonly year: number; readonly month: number },
): Promise<Statement> => {
  const { first, next } = monthDays(year, month);
  const period = { instructorId, from: startOfDhakaDay(first), until: startOfDhakaDay(next) };
  const [name, opening, ...lists] = await Promise.all([
    findName(db, instructorId),
    readBalance(db, instructorId, first),
    listEarnings(db, period),
    listReversals(db, period),
    listPayouts(db, period),
  ]);
  const entries = sortEntries(lists.flat());
  const sums = sumByKind(entries);
  const closing = opening + sums.earning + sums.reversal + sums.payout;
  return { year, month, instructor: { id: instructorId, name }, opening, sums, closing, entries };
};
