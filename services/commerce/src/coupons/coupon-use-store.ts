import { transitionFinder } from '@sargam/chassis/state-machine';
import { sql } from 'kysely';
import type { CouponId, OrderId, StudentId } from '../ids.ts';
import type { Tx } from '../tables.ts';

/** `reserved` for an unpaid order, `committed` by its payment. */
export type CouponUseState = 'reserved' | 'committed' | 'released';

type CouponUseAction = 'reserve' | 'commit' | 'release';

/** Transitions of a coupon use (decision M7). An order paid after it expired reserves its use again. */
export const transitions = {
  reserved: { commit: 'committed', release: 'released' },
  committed: {},
  released: { reserve: 'reserved' },
} as const satisfies Record<CouponUseState, Partial<Record<CouponUseAction, CouponUseState>>>;

const transitionOf = transitionFinder<CouponUseState, CouponUseAction>(transitions);

const [reserve, commit, release] = [transitionOf('reserve'), transitionOf('commit'), transitionOf('release')];

export interface CouponUse {
  readonly coupon: CouponId;
  readonly order: OrderId;
  readonly student: StudentId;
}

/**
 * Reserves a use for an order. False when none is left or the student already has one. It is one statement, whose row
 * lock serializes concurrent buyers of a last use. The expiry date is not checked here but when the coupon is
 * offered: an order paid late keeps its coupon.
 */
export const reserveCouponUse = async (tx: Tx, { coupon, order, student }: CouponUse): Promise<boolean> => {
  const { rows } = await sql`
    with reserved as (
      update coupons set reserved = reserved + 1
       where id = ${coupon} and reserved + used < use_limit
         and not exists (select from coupon_uses
                          where coupon_id = ${coupon} and student_id = ${student} and state <> 'released')
      returning id)
    insert into coupon_uses (coupon_id, order_id, student_id, state)
    select id, ${order}, ${student}, ${reserve.to} from reserved
    on conflict (coupon_id, order_id) do update set state = ${reserve.to}
     where coupon_uses.state = any(${reserve.from})
    returning coupon_id`.execute(tx);
  return rows.length > 0;
};

export const hasReservedCouponUse = async (tx: Tx, order: OrderId): Promise<boolean> =>
  (await tx
    .selectFrom('coupon_uses')
    .select('coupon_id')
    .where('order_id', '=', order)
    .where('state', '=', 'reserved')
    .executeTakeFirst()) !== undefined;

/** Commits the use of a paid order. */
export const commitCouponUse = (tx: Tx, order: OrderId): Promise<unknown> =>
  sql`
    with ended as (
      update coupon_uses set state = ${commit.to}
       where order_id = ${order} and state = any(${commit.from}) returning coupon_id)
    update coupons set reserved = reserved - 1, used = used + 1 from ended where id = ended.coupon_id`.execute(
    tx,
  );

/** Releases the use of an order that will not be paid. */
export const releaseCouponUse = (tx: Tx, order: OrderId): Promise<unknown> =>
  sql`
    with ended as (
      update coupon_uses set state = ${release.to}
       where order_id = ${order} and state = any(${release.from}) returning coupon_id)
    update coupons set reserved = reserved - 1 from ended where id = ended.coupon_id`.execute(tx);
