-- Private notes of a student at a second of a lesson. A bookmark is a note without text.
create table lesson_notes (
  student_id  text not null,
  lesson_id   text not null references lessons (id) on delete cascade,
  id          text not null,
  seconds     integer not null check (seconds >= 0),
  content     text not null check (char_length(content) <= 500),
  created_at  timestamptz not null,
  primary key (student_id, lesson_id, id)
);

-- When the student marked the lesson as done. It counts for progress bars only, not for certificates.
alter table progress add column marked_at timestamptz;
