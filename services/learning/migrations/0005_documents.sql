-- The files of a course: PDFs that enrolled students may download (decision C4).
create table documents (
  id          text primary key,
  course_id   text not null,
  name        text not null,
  -- Public name in addresses; object_key is the key in the object store.
  filename    text not null unique,
  object_key  text not null,
  etag        text not null,
  size_bytes  bigint not null,
  created_at  timestamptz not null
);

create index documents_of_course on documents (course_id, created_at, id);
