-- HLS ladders of the lessons' videos. A row is a job of the encoder, and later the finished ladder.
create table ladders (
  id            text primary key,
  lesson_id     text not null,
  -- The video that the ladder is made from: a replaced video gets another row.
  object_key    text not null,
  state         text not null default 'waiting' check (state in ('waiting', 'encoding', 'ready', 'failed')),
  -- The number of the present or last attempt, which names the folder of its objects.
  attempts      integer not null default 0,
  -- Attempts that ended because of an outage. They do not count as failed attempts.
  interruptions integer not null default 0,
  -- The end of the lease while a job is encoded; the earliest next attempt while it waits.
  available_at  timestamptz not null,
  percent       integer not null default 0 check (percent between 0 and 100),
  reason        text,
  -- Names of the files of a finished ladder.
  files         text[] not null default '{}',
  created_at    timestamptz not null,
  unique (lesson_id, object_key),
  check ((state = 'failed') = (reason is not null)),
  check ((state = 'ready') = (cardinality(files) > 0))
);
create index ladders_available_at on ladders (available_at) where state in ('waiting', 'encoding');
