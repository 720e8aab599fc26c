-- Percentages and prices are stored with their history: a rebuild reads the current terms before the first sale and must
-- calculate the same sums. The values so far are valid from the beginning.

create table instructor_terms (
  instructor_id  text not null,
  version        bigint not null,
  since          timestamptz not null,
  share_percent  integer not null check (share_percent between 0 and 100),
  primary key (instructor_id, version)
);
insert into instructor_terms select id, version, 'epoch', share_percent from instructors;
drop table instructors;

create table course_terms (
  course_id      text not null,
  version        bigint not null,
  since          timestamptz not null,
  instructor_id  text not null,
  title          jsonb not null,
  price          bigint not null,
  primary key (course_id, version)
);
insert into course_terms select id, version, 'epoch', instructor_id, title, price from courses;
drop table courses;
