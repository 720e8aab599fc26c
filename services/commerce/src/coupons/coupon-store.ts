import { newId } from '@sargam/chassis/ids';
import type { LimitOffset } from '@sargam/chassis/paging';
import { sql } from 'kysely';
import type { CouponId, StudentId } from '../ids.ts';
import type { Db } from '../tables.ts';
import {
  type Coupon,
  type CouponDiscount,
  isPossibleCode,
  type NewCoupon,
  normalizeCouponCode,
} from './coupon.ts';

const columns = [
  'id',
  'code',
  'percent',
  'use_limit as useLimit',
  'used',
  'expires_on as expiresOn',
  'created_at as createdAt',
] as const;

/** Undefined when an active coupon already has this code. */
export const insertCoupon = async (
  db: Db,
  coupon: NewCoupon,
  by: string,
  at: Date,
): Promise<Coupon | undefined> =>
  db
    .insertInto('coupons')
    .values({
      id: newId(at) as CouponId,
      code: coupon.code,
      code_key: normalizeCouponCode(coupon.code),
      percent: coupon.percent,
      use_limit: coupon.useLimit,
      expires_on: coupon.expiresOn,
      expires_at: coupon.expiresAt,
      created_at: at,
      created_by: by,
    })
    .onConflict((conflict) => conflict.column('code_key').where('deleted_at', 'is', null).doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Newest first. */
export const listCoupons = async (db: Db, { limit, offset }: LimitOffset) => {
  const active = db.selectFrom('coupons').where('deleted_at', 'is', null);
  const page = active.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const counting = active.select((counted) => counted.fn.countAll<bigint>().as('total'));
  const [coupons, { total }] = await Promise.all([
    page.limit(limit).offset(offset).execute(),
    counting.executeTakeFirstOrThrow(),
  ]);
  return { coupons, total: Number(total) };
};

/** Deletes the coupon; its uses remain (decision M7). Undefined when it does not exist. */
export const deleteCoupon = (db: Db, id: CouponId, at: Date): Promise<Coupon | undefined> =>
  db
    .updateTable('coupons')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();

/**
 * The discount of a code for this student now; undefined when the code does not work, for any reason. A use reserved
 * by the student’s own unpaid order counts as free: a new order replaces that order.
 */
export const findUsableCoupon = async (db: Db, code: string, student: StudentId, now: Date) => {
  if (!isPossibleCode(code)) return undefined;
  const { rows } = await sql<CouponDiscount>`
    with own as (
      select u.coupon_id, bool_or(u.state = 'committed' or o.state not in ('created', 'awaiting_payment')) as spent,
             count(*) filter (where u.state = 'reserved')::integer as reserved
        from coupon_uses u join orders o on o.id = u.order_id
       where u.student_id = ${student} and u.state <> 'released'
       group by u.coupon_id)
    select c.id, c.code, c.percent
      from coupons c left join own on own.coupon_id = c.id
     where c.code_key = ${normalizeCouponCode(code)} and c.deleted_at is null and c.expires_at > ${now}
       and c.used + c.reserved - coalesce(own.reserved, 0) < c.use_limit
       and not coalesce(own.spent, false)`.execute(db);
  return rows[0];
};
