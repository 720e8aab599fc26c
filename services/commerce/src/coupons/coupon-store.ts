import { newId } from '@sargam/chassis/ids';
import { type Kysely, sql } from 'kysely';
import type { CouponId, StudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';
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

/** Undefined where a live coupon has this code already. */
export const insertCoupon = async (
  db: Kysely<Tables>,
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

export const listCoupons = (db: Kysely<Tables>): Promise<Coupon[]> =>
  db
    .selectFrom('coupons')
    .select(columns)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1_000)
    .execute();

/** Takes the coupon out of use; its history stays (decision M7). False where there is none. */
export const deleteCoupon = async (db: Kysely<Tables>, id: CouponId, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * What a code takes off for this student now; undefined whatever the reason is that it does not work. A use that the
 * student's own unpaid order has reserved is theirs to use again: a new order takes that order's place.
 */
export const findUsableCoupon = async (
  db: Kysely<Tables>,
  code: string,
  student: StudentId,
  now: Date,
): Promise<CouponDiscount | undefined> => {
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
