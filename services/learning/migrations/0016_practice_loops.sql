-- Named loops that a student keeps for practising a lesson. Points in tenths of a second.
create table practice_loops (
  student_id    text not null,
  lesson_id     text not null references lessons (id) on delete cascade,
  id            text not null,
  name          text not null check (char_length(name) between 1 and 60),
  start_tenths  integer not null check (start_tenths >= 0),
  end_tenths    integer not null check (end_tenths >= start_tenths + 5),
  created_at    timestamptz not null,
  primary key (student_id, lesson_id, id)
);
