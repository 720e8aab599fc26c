-- The version of the contents of each course, which orders the events of learning.courses.v1. A change of a lesson locks the row of
-- its course, so that the events of one course are published in the order of the commits. A course without a row has not been published.
create table course_contents (
  course_id   text primary key,
  version     integer not null,
  changed_at  timestamptz not null
);
