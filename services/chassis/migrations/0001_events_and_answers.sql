-- Events that were decided but not yet published. A row is deleted once the broker has acknowledged it.
create table outbox (
  position    bigint generated always as identity primary key,
  id          text not null,
  topic       text not null,
  key         text not null,
  type        text not null,
  occurred_at timestamptz not null,
  traceparent text,
  body        bytea not null
);

-- A trigger rather than a call beside each insert: nobody can forget to wake the relay. PostgreSQL delivers one
-- notification a transaction, after its commit.
create function outbox_wakes_relay() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;

create trigger outbox_wakes_relay after insert on outbox
  for each statement execute function outbox_wakes_relay();

-- Events that a listener is done with: handled, or dead after its last try. Kept for as long as the topics are, since
-- a listener whose offsets were lost reads them from the beginning.
create table inbox (
  consumer text not null,
  event_id text not null,
  outcome  text not null check (outcome in ('handled', 'dead')),
  at       timestamptz not null default now(),
  primary key (consumer, event_id)
);

-- The answer of a request, for its repeats with the same key.
create table idempotency (
  scope     text not null,
  key       text not null,
  body_hash text not null,
  answer    bytea,
  made_at   timestamptz not null default now(),
  primary key (scope, key)
);

create index idempotency_made_at on idempotency (made_at);
