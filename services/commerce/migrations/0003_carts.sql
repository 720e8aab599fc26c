create table cart_lines (
  student_id text not null,
  course_id text not null,
  tier text not null check (tier in ('standard', 'silver', 'gold', 'diamond')),
  added_at timestamptz not null,
  primary key (student_id, course_id)
);
