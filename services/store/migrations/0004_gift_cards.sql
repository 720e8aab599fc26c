create table gift_cards (
  id           text primary key,
  order_id     text not null references orders (id),
  position     integer not null,
  -- The code is derived from the nonce with GIFT_CODE_SECRET and is not stored.
  nonce        bytea not null unique,
  code_hash    bytea not null unique,
  last_four    text not null check (length(last_four) = 4),
  value        bigint not null check (value > 0),
  valid_from   timestamptz not null,
  valid_to     timestamptz not null check (valid_to > valid_from),
  used_by      text,
  used_at      timestamptz,
  -- When the value was credited to the wallet.
  credited_at  timestamptz,
  voided_at    timestamptz,
  created_at   timestamptz not null,
  -- Keeps a repeated payment event from creating more cards than the order has.
  unique (order_id, position),
  check ((used_by is null) = (used_at is null)),
  check (credited_at is null or used_at is not null),
  check (voided_at is null or used_at is null)
);
create index gift_cards_newest on gift_cards (created_at desc, id desc);
create index gift_cards_to_credit on gift_cards (used_at) where used_at is not null and credited_at is null;

-- A mail with the codes of an order: the first one and each resend.
create table deliveries (
  id              text primary key,
  order_id        text not null references orders (id),
  due_at          timestamptz not null,
  -- waiting: not due; open: messaging may get the codes; handed_over: the mail relay accepted the mail; ended: cancelled.
  state           text not null check (state in ('waiting', 'open', 'handed_over', 'ended')),
  resent          boolean not null,
  created_at      timestamptz not null,
  handed_over_at  timestamptz,
  check ((state = 'handed_over') = (handed_over_at is not null))
);
create index deliveries_order on deliveries (order_id);
create index deliveries_waiting on deliveries (due_at) where state in ('waiting', 'open');
