create table wishlist_lines (
  student_id text not null,
  course_id text not null,
  added_at timestamptz not null,
  primary key (student_id, course_id)
);
