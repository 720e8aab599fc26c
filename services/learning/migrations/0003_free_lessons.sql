-- Free lessons at YouTube: a title and the id of a video. They have no progress.
create table free_lessons (
  id          text primary key,
  course_id   text not null,
  title       jsonb not null,
  youtube_id  text not null,
  position    integer not null,
  created_at  timestamptz not null,
  unique (course_id, position)
);
