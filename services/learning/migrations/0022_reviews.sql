-- One review per student and course (decision B64).
create table reviews (
  id           text primary key,
  course_id    text not null,
  student_id   text not null,
  rating       smallint not null check (rating between 1 and 5),
  content      text not null,
  written_at   timestamptz not null,
  edited_at    timestamptz,
  answer       text not null default '',
  answered_at  timestamptz,
  hidden_at    timestamptz,
  hide_reason  text not null default '',
  unique (student_id, course_id),
  check ((answer = '') = (answered_at is null))
);
create index reviews_visible on reviews (course_id, written_at desc, id desc) where hidden_at is null;
create index reviews_newest on reviews (written_at desc, id desc);

-- The visible reviews of a course with one star to five stars. The version orders the published ratings.
create table course_ratings (
  course_id  text primary key,
  counts     integer[] not null default '{0,0,0,0,0}' check (cardinality(counts) = 5),
  version    bigint not null
);
