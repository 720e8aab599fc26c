-- The refunds of an order. They are stored separately, so the events about the sale and the refund may arrive in any order.
create table refunds (
  id               text primary key,
  order_id         text not null,
  -- The refunded sum of the order before and after this refund, and the total that was paid.
  refunded_before  bigint not null,
  refunded_after   bigint not null,
  whole            bigint not null,
  granted_at       timestamptz not null,
  check (0 <= refunded_before and refunded_before <= refunded_after and refunded_after <= whole)
);
create index refunds_order on refunds (order_id);

-- The part of an earning that a refund reverses; never positive.
create table reversals (
  refund_id   text not null references refunds (id) on delete cascade,
  earning_id  text not null references earnings (id) on delete cascade,
  share       bigint not null check (share <= 0),
  platform    bigint not null check (platform <= 0),
  primary key (refund_id, earning_id)
);
create index reversals_earning on reversals (earning_id);

alter table orders add column refunded bigint not null default 0;
