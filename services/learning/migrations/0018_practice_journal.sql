-- The practice journal. A session is one visit of a lesson on one day in Dhaka, with its totals so far.
create table practice_sessions (
  student_id  text not null,
  id          text not null,
  lesson_id   text not null references lessons (id) on delete cascade,
  day         date not null,
  seconds     integer not null check (seconds between 0 and 86400),
  loops       jsonb not null,
  primary key (student_id, id)
);
create index practice_sessions_day on practice_sessions (student_id, day);

-- The minutes in seven days that a student wishes to practise.
create table practice_goals (
  student_id      text primary key,
  weekly_minutes  integer not null check (weekly_minutes between 1 and 10000)
);
