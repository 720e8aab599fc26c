-- The last number of each series. A transaction that takes a number holds the row lock until it commits; a rollback also
-- rolls back the number. So a series has no gap (decision M14).
create table invoice_numbers (
  kind text primary key check (kind in ('invoice', 'credit-note')),
  last bigint not null default 0
);
insert into invoice_numbers (kind) values ('invoice'), ('credit-note');

-- Seller details for new invoices; written from the settings at every start.
create table invoice_terms (
  only_row boolean primary key default true check (only_row),
  seller_name text not null,
  seller_address text not null,
  vat_bin text not null,
  vat_percent numeric(4, 2) not null check (vat_percent >= 0)
);
insert into invoice_terms (seller_name, seller_address, vat_bin, vat_percent) values ('Sargam', '', '', 0);

create table invoices (
  kind text not null references invoice_numbers,
  serial bigint not null check (serial > 0),
  buyer_id text not null,
  order_id text references orders,
  charge_reference text,
  refund_id text unique,
  -- The full printed content at the time of issue: a PDF created later is the same.
  facts jsonb not null,
  issued_at timestamptz not null,
  primary key (kind, serial),
  check (num_nonnulls(order_id, charge_reference) = 1),
  check ((kind = 'credit-note') = (refund_id is not null))
);
create unique index invoice_of_order on invoices (order_id) where kind = 'invoice';
create unique index invoice_of_charge on invoices (charge_reference) where kind = 'invoice';
create index credit_notes_of_order on invoices (order_id) where kind = 'credit-note';
create trigger invoices_append_only before update or delete on invoices
  for each row execute function refuse_change();

alter table orders add column invoice_number text not null default '';
