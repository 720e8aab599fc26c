-- The fields of a course that learning needs, copied from catalogue's events.
create table courses (
  id             text primary key,
  instructor_id  text not null,
  version        bigint not null
);

create table lessons (
  id                text primary key,
  course_id         text not null,
  title             jsonb not null,
  status            text not null check (status in ('open', 'login', 'paid')),
  -- Public name in addresses; object_key is the key in the object store.
  filename          text not null unique,
  object_key        text not null,
  original_name     text not null,
  content_type      text not null,
  etag              text not null,
  size_bytes        bigint not null,
  duration_seconds  integer not null check (duration_seconds >= 0),
  position          integer not null,
  created_at        timestamptz not null,
  unique (course_id, position)
);

create table enrolments (
  id          text primary key,
  student_id  text not null,
  course_id   text not null,
  tier        text not null,
  order_id    text not null,
  started_at  timestamptz not null,
  ends_at     timestamptz not null,
  unique (student_id, course_id)
);

-- One row per paid order and course, so a repeated event changes nothing.
create table grants (
  order_id    text not null,
  course_id   text not null,
  student_id  text not null,
  tier        text not null,
  days        integer not null,
  paid_at     timestamptz not null,
  primary key (order_id, course_id)
);

create table progress (
  student_id    text not null,
  lesson_id     text not null references lessons (id) on delete cascade,
  stopped_at    integer not null,
  completed_at  timestamptz,
  updated_at    timestamptz not null,
  primary key (student_id, lesson_id)
);
