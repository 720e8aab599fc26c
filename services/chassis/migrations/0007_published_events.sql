-- Published events of the last two weeks. After a restore the owner publishes the newest ones again, with the same ids: the restored
-- topics can be older than the owner's database.
create table published_events (
  position     bigint primary key,
  id           text not null,
  topic        text not null,
  key          text not null,
  type         text not null,
  occurred_at  timestamptz not null,
  traceparent  text,
  body         bytea not null,
  published_at timestamptz not null default now()
);

-- Rows are written in the order of their time, so a small index of ranges is enough.
create index published_events_published_at on published_events using brin (published_at);
