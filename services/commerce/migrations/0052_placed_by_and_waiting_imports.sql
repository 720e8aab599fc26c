-- Who placed the order: its student, or the admin who imported it.
alter table orders add column placed_by text;
update orders set placed_by = coalesce(
  (select actor from order_history where order_id = orders.id and action = 'import' order by id limit 1),
  student_id
);

-- Imports above IMPORT_CEILING until another admin accepts them.
create table waiting_imports (
  reference text primary key,
  -- sargam.commerce.v1.ImportPaidOrderRequest
  request bytea not null,
  payable bigint not null check (payable > 0),
  requested_by text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by text,
  accepted_at timestamptz,
  check ((accepted_by is null) = (accepted_at is null)),
  check (accepted_by <> requested_by)
);
