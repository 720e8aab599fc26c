import type { ColumnType, Generated } from 'kysely';
import type { CouponId, OrderId, StudentId } from '../ids.ts';
import type { CouponUseState } from './coupon-use-states.ts';

export interface CouponTables {
  coupons: {
    id: CouponId;
    code: string;
    code_key: string;
    percent: number;
    use_limit: number;
    used: Generated<number>;
    reserved: Generated<number>;
    expires_on: string;
    expires_at: Date;
    created_at: Date;
    created_by: string;
    deleted_at: ColumnType<Date | null, never, Date>;
  };
  coupon_uses: {
    coupon_id: CouponId;
    order_id: OrderId;
    student_id: StudentId;
    state: CouponUseState;
  };
}
