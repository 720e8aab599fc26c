-- A search compares one text instead of two JSON fields with two patterns.
alter table instructors add column search_text text
  generated always as (lower(coalesce(name->>'en', '') || E'\x01' || coalesce(name->>'bn', ''))) stored;
alter table courses add column search_text text
  generated always as (lower(coalesce(title->>'en', '') || E'\x01' || coalesce(title->>'bn', ''))) stored;

-- The orders of the list of instructors, in both directions. The one by what is due is computed.
create index totals_instructor_count on totals (count, key) where scope = 'instructor' and day = 'infinity';
create index totals_instructor_paid on totals (paid, key) where scope = 'instructor' and day = 'infinity';
create index totals_instructor_share on totals (share, key) where scope = 'instructor' and day = 'infinity';
create index instructors_name on instructors ((name->>'en'), id);
create index instructors_joined on instructors (joined_at, id);
