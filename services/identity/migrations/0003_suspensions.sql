-- Audit log of suspensions; rows are never changed.
create table suspensions (
  id         text primary key,
  person_id  text not null references people (id),
  -- The admin who made the change.
  by         text not null references people (id),
  deed       text not null check (deed in ('suspended', 'reinstated')),
  at         timestamptz not null
);
create index suspensions_person on suspensions (person_id, at);
