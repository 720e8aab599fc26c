-- One application of a student for the certificate of a course; an admin provides it later (decision C7).
create table certificate_applications (
  id           text primary key,
  student_id   text not null,
  course_id    text not null,
  state        text not null check (state in ('pending', 'provided')),
  applied_at   timestamptz not null,
  provided_at  timestamptz,
  unique (student_id, course_id),
  check ((state = 'provided') = (provided_at is not null))
);

create index certificate_applications_by_time on certificate_applications (applied_at desc);
