-- A student's access to a course, as the paid and refunded orders determine it. Published on commerce.access.v1.
create table access (
  student_id text not null,
  course_id text not null,
  version bigint not null check (version >= 1),
  -- In time order: orderId, tier, startsAt, endsAt. Empty where every order was refunded.
  periods jsonb not null,
  -- When the last of the orders was refunded; null while a period is left.
  refunded_at timestamptz,
  primary key (student_id, course_id),
  check ((jsonb_array_length(periods) = 0) = (refunded_at is not null))
);
