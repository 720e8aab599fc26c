-- One row per payment attempt at the gateway.
create table payments (
  tran_id varchar(30) primary key,
  order_id text not null references orders,
  attempt integer not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in (
    'open', 'paid', 'failed', 'cancelled', 'expired', 'refused', 'review', 'surplus'
  )),
  session_key text not null default '',
  val_id text unique,
  bank_tran_id text,
  method text not null default '',
  received bigint check (received between 0 and amount),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Time of the next gateway query by the sweep; null when the result is final.
  next_check_at timestamptz,
  unique (order_id, attempt)
);
create index payments_to_check on payments (next_check_at) where next_check_at is not null;
