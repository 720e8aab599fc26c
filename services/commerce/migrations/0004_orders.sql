create table orders (
  id text primary key,
  student_id text not null,
  state text not null check (state in (
    'created', 'awaiting_payment', 'paid', 'partly_refunded', 'refunded', 'failed', 'cancelled', 'expired', 'review'
  )),
  subtotal bigint not null check (subtotal >= 0),
  wallet_used bigint not null check (wallet_used >= 0),
  coupon_id text references coupons,
  coupon_code text not null default '',
  coupon_percent integer not null default 0 check (coupon_percent between 0 and 100),
  discount bigint not null check (discount >= 0),
  rounding bigint not null check (rounding >= 0),
  payable bigint not null check (payable >= 0),
  received bigint not null default 0 check (received between 0 and payable),
  method text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  -- The order's number in the earlier system, for an imported order.
  import_reference text unique,
  check (subtotal = wallet_used + discount + rounding + payable),
  check ((state in ('paid', 'partly_refunded', 'refunded')) <= (paid_at is not null))
);
create index orders_of_student on orders (student_id, created_at desc, id desc);
create index orders_under_review on orders (id) where state = 'review';
create index orders_unpaid on orders (expires_at) where state in ('created', 'awaiting_payment');

create table order_lines (
  order_id text not null references orders,
  position integer not null,
  course_id text not null,
  title_en text not null,
  title_bn text not null,
  instructor_id text not null,
  tier text not null check (tier in ('standard', 'silver', 'gold', 'diamond')),
  price bigint not null check (price >= 0),
  old_price bigint not null,
  validity_days integer not null,
  bundle_course_ids text[] not null,
  wallet bigint not null check (wallet >= 0),
  discount bigint not null check (discount >= 0),
  payable bigint not null check (payable >= 0),
  primary key (order_id, position),
  unique (order_id, course_id),
  check (wallet + discount + payable <= price)
);

-- State transitions of an order and their actors.
create table order_history (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  action text not null,
  state text not null,
  actor text not null,
  reason text not null,
  occurred_at timestamptz not null
);
create index order_history_of_order on order_history (order_id);
create trigger order_history_append_only before update or delete on order_history
  for each row execute function refuse_change();
