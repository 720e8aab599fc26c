import type { Generated } from 'kysely';
import type { PurchaseKind } from '../access/purchase-terms.ts';
import type { Tier } from '../courses/course.ts';
import type { CouponId, CourseId, OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { OrderState } from './order.ts';

export interface OrderTables {
  orders: {
    id: OrderId;
    student_id: StudentId;
    state: OrderState;
    subtotal: Poisha;
    wallet_used: Poisha;
    coupon_id: CouponId | null;
    coupon_code: string;
    coupon_percent: number;
    discount: Poisha;
    rounding: Poisha;
    payable: Poisha;
    received: Poisha;
    keep_wallet: boolean;
    method: string;
    refunded: Poisha;
    invoice_number: string;
    created_at: Date;
    expires_at: Date;
    paid_at: Date | null;
    closed_at: Date | null;
    import_reference: string | null;
  };
  order_lines: {
    order_id: OrderId;
    position: number;
    course_id: CourseId;
    title_en: string;
    title_bn: string;
    instructor_id: string;
    tier: Tier;
    price: Poisha;
    old_price: Poisha;
    validity_days: number;
    bundle_course_ids: readonly string[];
    wallet: Poisha;
    discount: Poisha;
    payable: Poisha;
    kind: PurchaseKind;
    tier_price: Poisha;
    upgrades_order_id: OrderId | null;
  };
  order_history: {
    id: Generated<bigint>;
    order_id: OrderId;
    action: string;
    state: OrderState;
    actor: string;
    reason: string;
    occurred_at: Date;
  };
}
