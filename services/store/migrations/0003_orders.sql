create table orders (
  id              text primary key,
  buyer_id        text not null,
  buyer_name      text not null,
  buyer_email     text not null,
  buyer_phone     text not null,
  for_myself      boolean not null,
  receiver_name   text not null,
  receiver_email  text not null,
  receiver_phone  text not null,
  sender_name     text not null,
  message         text not null,
  product_id      text not null references products (id),
  -- Snapshot of the product at the time of the order.
  product_name    jsonb not null,
  price           bigint not null check (price > 0),
  value           bigint not null check (value > 0),
  validity_days   integer not null check (validity_days > 0),
  quantity        integer not null check (quantity between 1 and 20),
  total           bigint not null,
  deliver_on      date,
  language        text not null check (language in ('en', 'bn')),
  state           text not null check (state in ('pending', 'paid', 'delivered', 'failed', 'cancelled', 'refunded')),
  -- The payment gateway marks the payment as risky; an admin decides in commerce.
  under_review    boolean not null default false,
  -- Card details from the payment gateway.
  payment         jsonb,
  received        bigint not null default 0,
  invoice_number  text not null default '',
  created_at      timestamptz not null,
  -- When an unpaid order is cancelled.
  expires_at      timestamptz not null,
  paid_at         timestamptz,
  delivered_at    timestamptz,
  -- When commerce accepted the refund request.
  refund_asked_at timestamptz,
  check (total = price * quantity),
  check ((paid_at is null) = (payment is null)),
  check (paid_at is not null or state in ('pending', 'failed', 'cancelled', 'refunded')),
  check (not under_review or state = 'pending')
);
create index orders_of_buyer on orders (buyer_id, created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
create index orders_unpaid on orders (expires_at) where state = 'pending' and not under_review;
create index orders_to_refund on orders (id) where state = 'refunded' and paid_at is not null and refund_asked_at is null;

-- History of an order with actor and reason; rows are never changed.
create table order_history (
  id           bigint generated always as identity primary key,
  order_id     text not null references orders (id),
  state        text not null,
  action       text not null,
  -- A person's id, or the part of the system that did it: commerce, sweep, messaging.
  actor        text not null,
  reason       text not null,
  occurred_at  timestamptz not null
);
create index order_history_order on order_history (order_id, id);
