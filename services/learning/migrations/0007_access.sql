-- The newest decision of commerce about a student's access to a course (topic commerce.access.v1).
create table access (
  student_id text not null,
  course_id text not null,
  version bigint not null,
  -- In time order: orderId, tier, startsAt, endsAt. Empty where every order was refunded.
  periods jsonb not null,
  refunded_at timestamptz,
  -- The order that was paid or refunded.
  order_id text not null,
  primary key (student_id, course_id)
);
