-- Who kept whom out and who let them in again, for good: rows are only ever added.
create table suspensions (
  id         text primary key,
  person_id  text not null references people (id),
  -- The admin who did it.
  by         text not null references people (id),
  deed       text not null check (deed in ('suspended', 'reinstated')),
  at         timestamptz not null
);
create index suspensions_person on suspensions (person_id, at);
