-- Students who show their practice to the instructors of their courses (decision B78). Without a row a journal is private.
create table shared_journals (
  student_id  text primary key,
  shared_at   timestamptz not null
);
-- For the practice in the lessons of one course.
create index practice_sessions_lesson on practice_sessions (lesson_id, day);
