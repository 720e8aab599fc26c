create table coupons (
  id text primary key,
  code text not null,
  -- The normalized code, for comparison: normalizeCouponCode() in src/coupons/coupon.ts.
  code_key text not null,
  percent integer not null check (percent between 1 and 100),
  use_limit integer not null check (use_limit > 0),
  used integer not null default 0 check (used >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  expires_on date not null,
  -- The first moment at which the coupon is invalid: the midnight in Dhaka after expires_on.
  expires_at timestamptz not null,
  created_at timestamptz not null,
  created_by text not null,
  deleted_at timestamptz,
  check (used + reserved <= use_limit)
);
create unique index coupons_live_code on coupons (code_key) where deleted_at is null;

create table coupon_uses (
  coupon_id text not null references coupons,
  order_id text not null,
  student_id text not null,
  state text not null check (state in ('reserved', 'committed', 'released')),
  primary key (coupon_id, order_id)
);
-- One use per student (decision M7).
create unique index coupon_uses_one_a_student on coupon_uses (coupon_id, student_id) where state <> 'released';
create index coupon_uses_of_order on coupon_uses (order_id);
