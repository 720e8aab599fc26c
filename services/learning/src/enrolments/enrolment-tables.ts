import type { GeneratedAlways, JSONColumnType } from 'kysely';

export interface EnrolmentsTable {
  id: string;
  student_id: string;
  course_id: string;
  tier: string;
  order_id: string;
  started_at: Date;
  ends_at: Date;
  /** Set by triggers. */
  is_refunded: GeneratedAlways<boolean>;
}

export interface GrantsTable {
  order_id: string;
  course_id: string;
  student_id: string;
  tier: string;
  days: number;
  paid_at: Date;
  upgrades_order_id: string | null;
  revoked_at: Date | null;
}

export interface AccessTable {
  student_id: string;
  course_id: string;
  version: bigint;
  periods: JSONColumnType<
    readonly {
      readonly orderId: string;
      readonly tier: string;
      readonly startsAt: string;
      readonly endsAt: string;
    }[]
  >;
  refunded_at: Date | null;
  order_id: string;
}
