-- Card payments for sales of other services.
create table charges (
  reference varchar(26) primary key,
  payer_id text not null,
  state text not null check (state in ('open', 'paid', 'review', 'failed', 'cancelled', 'expired', 'refunded')),
  amount bigint not null check (amount > 0),
  product_name text not null,
  product_name_bn text not null,
  quantity integer not null check (quantity > 0),
  -- Card details reported by the gateway.
  received bigint not null default 0 check (received between 0 and amount),
  card_type text not null default '',
  card_issuer text not null default '',
  card_category text not null default '',
  tran_id varchar(30) not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  check ((state = 'paid') <= (paid_at is not null))
);
create index charges_unpaid on charges (expires_at) where state = 'open';
create index charges_under_review on charges (reference) where state = 'review';

-- State transitions of a charge and their actors.
create table charge_history (
  id bigint generated always as identity primary key,
  charge_reference varchar(26) not null references charges,
  action text not null,
  state text not null,
  actor text not null,
  reason text not null,
  occurred_at timestamptz not null
);
create index charge_history_of_charge on charge_history (charge_reference);
create trigger charge_history_append_only before update or delete on charge_history
  for each row execute function refuse_change();

-- A payment attempt belongs to an order or to a charge.
alter table payments
  alter column order_id drop not null,
  add column charge_reference varchar(26) references charges,
  add column card_issuer text not null default '',
  add column card_category text not null default '',
  drop constraint payments_state_check,
  add constraint payments_state_check check (state in (
    'open', 'paid', 'failed', 'cancelled', 'expired', 'refused', 'review', 'surplus', 'returned'
  )),
  add constraint payments_of_one check (num_nonnulls(order_id, charge_reference) = 1),
  add unique (charge_reference, attempt);

-- Requests of payment pages by idempotency key: a repeat gets the same page.
create table page_requests (
  scope text not null,
  key text not null,
  body_hash text not null,
  -- The process that opens the page, and the time until which a repeat waits. After that the claim is expired.
  claim text not null,
  claimed_until timestamptz not null,
  page text,
  made_at timestamptz not null,
  primary key (scope, key)
);
