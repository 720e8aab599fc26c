-- The wallet: one append-only double-entry ledger (decision M8). A balance is a sum of entries and is not stored.

create table wallets (
  student_id text primary key,
  opened_at timestamptz not null default now()
);

-- The id is the natural key, built by accountId() in src/wallet/ledger.ts. A student has one account per bucket and
-- expiry, so that the money with the nearest expiry can be spent first.
create table accounts (
  id text primary key,
  kind text not null check (kind in ('house', 'available', 'held', 'pending')),
  student_id text references wallets,
  bucket text check (bucket in ('gift', 'refund', 'referral')),
  expires_at timestamptz,
  check ((kind = 'house') = (student_id is null)),
  check ((kind = 'house') = (bucket is null))
);
create index accounts_of_student on accounts (student_id) where student_id is not null;
create index accounts_by_expiry on accounts (expires_at) where kind = 'available' and expires_at is not null;

-- One movement of money. The unique key makes repeats harmless.
create table movements (
  id text primary key,
  key text not null unique,
  kind text not null,
  student_id text references wallets,
  order_id text,
  reason text not null,
  occurred_at timestamptz not null
);
create index movements_of_student on movements (student_id, occurred_at desc);
create index movements_of_order on movements (order_id);

create table entries (
  id bigint generated always as identity primary key,
  movement_id text not null references movements,
  account_id text not null references accounts,
  amount bigint not null check (amount <> 0)
);
create index entries_of_account on entries (account_id) include (amount);
create index entries_of_movement on entries (movement_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger movements_append_only before update or delete on movements for each row execute function refuse_change();
create trigger entries_append_only before update or delete on entries for each row execute function refuse_change();

create function check_movement_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from entries where movement_id = new.movement_id) <> 0 then
    raise exception 'movement % does not add up to zero', new.movement_id;
  end if;
  return null;
end $$;
create constraint trigger entries_balance after insert on entries
  deferrable initially deferred for each row execute function check_movement_balance();

-- The wallet's row is locked before the sum is read, so that two concurrent transactions cannot spend the same money.
create function check_wallet_floor() returns trigger language plpgsql as $$
declare
  owner text;
begin
  select student_id into owner from accounts where id = new.account_id;
  if owner is null then
    return null;
  end if;
  perform 1 from wallets where student_id = owner for no key update;
  if (select sum(amount) from entries where account_id = new.account_id) < 0 then
    raise exception 'account % would fall below zero', new.account_id;
  end if;
  return null;
end $$;
create constraint trigger entries_floor after insert on entries
  deferrable initially deferred for each row when (new.amount < 0) execute function check_wallet_floor();

-- Wallet money held for an order. The movement `hold:<id>` contains the accounts.
create table wallet_holds (
  id text primary key,
  order_id text not null,
  student_id text not null references wallets,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('held', 'captured', 'released'))
);
create unique index wallet_holds_one_an_order on wallet_holds (order_id) where state <> 'released';
create index wallet_holds_held on wallet_holds (student_id) where state = 'held';
