create table gift_cards (
  id           text primary key,
  order_id     text not null references orders (id),
  position     integer not null,
  -- The code is made from this with the secret of the service, and is itself nowhere.
  nonce        bytea not null unique,
  code_hash    bytea not null unique,
  last_four    text not null check (length(last_four) = 4),
  value        bigint not null check (value > 0),
  valid_from   timestamptz not null,
  valid_to     timestamptz not null check (valid_to > valid_from),
  used_by      text,
  used_at      timestamptz,
  -- When its value was in the wallet.
  credited_at  timestamptz,
  voided_at    timestamptz,
  created_at   timestamptz not null,
  -- An order has exactly as many cards as it bought, however often it is heard that it is paid.
  unique (order_id, position),
  check ((used_by is null) = (used_at is null)),
  check (credited_at is null or used_at is not null),
  check (voided_at is null or used_at is null)
);
create index gift_cards_newest on gift_cards (created_at desc, id desc);
create index gift_cards_to_credit on gift_cards (used_at) where used_at is not null and credited_at is null;

-- A mail with the codes of an order: the first, and each time somebody asks for it again.
create table deliveries (
  id              text primary key,
  order_id        text not null references orders (id),
  due_at          timestamptz not null,
  -- waiting for its time; open: told, and the codes can be asked for; handed_over to the mail relay; ended by a refund.
  state           text not null check (state in ('waiting', 'open', 'handed_over', 'ended')),
  resent          boolean not null,
  created_at      timestamptz not null,
  handed_over_at  timestamptz,
  check ((state = 'handed_over') = (handed_over_at is not null))
);
create index deliveries_order on deliveries (order_id);
create index deliveries_waiting on deliveries (due_at) where state in ('waiting', 'open');
