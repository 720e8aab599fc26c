create table notes (
  id    text primary key,
  words text not null,
  seen  bigint not null default 1
);
