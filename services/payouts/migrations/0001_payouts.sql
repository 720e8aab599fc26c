-- All data is derived from the topics. The rebuild command (README) deletes it and reads the topics again.

create table people (
  id     text primary key,
  name   text not null,
  email  text not null
);

create table instructors (
  id             text primary key,
  share_percent  integer not null check (share_percent between 0 and 100),
  version        bigint not null
);

create table courses (
  id             text primary key,
  instructor_id  text not null,
  title          jsonb not null,
  price          bigint not null,
  version        bigint not null
);

create table orders (
  id              text primary key,
  student_id      text not null,
  state           text not null,
  subtotal        bigint not null,
  payable         bigint not null,
  received        bigint not null,
  coupon_code     text not null default '',
  coupon_percent  integer not null default 0,
  method          text not null default '',
  -- [{ courseId, title: { en, bn }, price }] with prices in poisha, as text
  courses         jsonb not null,
  created_at      timestamptz not null,
  paid_at         timestamptz
);
create index orders_created on orders (created_at desc, id desc);
create index orders_student on orders (student_id);

create table earnings (
  id              text primary key,
  order_id        text not null references orders (id) on delete cascade,
  instructor_id   text not null,
  -- The course of the line; for a bundle, each of its courses has its own earning.
  line_course_id  text not null,
  course_id       text not null,
  course_title    jsonb not null,
  student_id      text not null,
  coupon_code     text not null default '',
  coupon_percent  integer not null default 0,
  paid            bigint not null,
  net             bigint not null,
  -- Null until the event about the instructor's percentage arrives.
  share           bigint,
  platform        bigint,
  share_percent   integer,
  sold_at         timestamptz not null,
  unique (order_id, line_course_id, course_id),
  check (share + platform = net)
);
create index earnings_instructor on earnings (instructor_id, sold_at desc);
create index earnings_open on earnings (instructor_id) where share is null;
