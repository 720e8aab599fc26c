alter table idempotency rename column body_hash to request_hash;
alter table idempotency rename column made_at to created_at;
alter index idempotency_made_at rename to idempotency_created_at;

-- The holder of the request and the end of its lease. Both are null for a request that runs inside one transaction.
alter table idempotency
  add column claim text,
  add column claimed_until timestamptz;
