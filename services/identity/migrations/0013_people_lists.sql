-- Lists of people for the back-office.
create extension if not exists pg_trgm;

alter table people
  -- The latest end of access to a course, from learning's events; null where there never was access (decision C12).
  add column subscriber_until timestamptz,
  -- Each word begins after a space, so that a short query can be compared with the beginnings of words.
  add column search_text text generated always as (' ' || lower(name) || ' ' || email || ' ' || phone) stored;

-- The included columns let counts be answered by the index alone.
create index people_created on people (created_at desc, id desc) include (role, verified_at, suspended_at, subscriber_until);
create index people_role_created on people (role, created_at desc, id desc);
create index people_unverified on people (created_at desc, id desc) where verified_at is null;
create index people_suspended on people (created_at desc, id desc) where suspended_at is not null;
create index people_subscribers on people (created_at desc, id desc) include (role, subscriber_until) where subscriber_until is not null;
create index people_name on people (name, id);
create index people_search on people using gin (search_text gin_trgm_ops);
-- One account a profile (decision B6).
create unique index people_instructor_profile on people (instructor_id) where role = 'instructor';

-- The end of each enrolment, from learning's events.
create table enrolment_ends (
  enrolment_id  text primary key,
  person_id     text not null,
  ends_at       timestamptz not null,
  -- Time of the event. An older event that is delivered later changes nothing.
  changed_at    timestamptz not null
);
create index enrolment_ends_person on enrolment_ends (person_id, ends_at);

alter table suspensions add column reason text not null default '';
