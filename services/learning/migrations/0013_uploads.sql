-- Resumable uploads of videos (decision B35). The bytes are in a multipart upload of the object store.
create table uploads (
  id                text primary key,
  owner_id          text not null,
  name              text not null,
  size_bytes        bigint not null check (size_bytes > 0),
  offset_bytes      bigint not null default 0 check (offset_bytes between 0 and size_bytes),
  object_key        text not null,
  multipart_id      text not null,
  -- Of the complete parts, in order.
  etags             text[] not null default '{}',
  finished_at       timestamptz,
  duration_seconds  integer not null default 0,
  codecs            text[] not null default '{}',
  -- The lesson that uses the video. Its file is not removed with the upload.
  lesson_id         text,
  created_at        timestamptz not null,
  touched_at        timestamptz not null
);
create index uploads_touched_at on uploads (touched_at);
