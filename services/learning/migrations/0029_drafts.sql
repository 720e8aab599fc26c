-- Unpublished changes of the lessons and files of published courses (decision B89). A change has the number of the open draft of its
-- course. A publication is for one number and everything before it, so a change that is made during the publication waits for the next one.
alter table courses
  -- Null until the course's next event.
  add column is_published    boolean,
  add column is_waiting      boolean,
  -- The number of the open draft, and the highest numbers that catalogue has published and discarded.
  add column draft           integer not null default 1,
  add column published_draft integer not null default 0,
  add column discarded_draft integer not null default 0;

-- A new lesson of a draft is archived until it is published, so that only readers of drafts see it.
alter table lessons add column is_new boolean not null default false;

-- The changed fields of a lesson. The row with the highest draft has all changes of the rows before it too.
create table lesson_drafts (
  lesson_id   text not null references lessons (id) on delete cascade,
  draft       integer not null,
  course_id   text not null,
  changes     jsonb not null,
  changed_at  timestamptz not null,
  primary key (lesson_id, draft)
);
create index lesson_drafts_of_course on lesson_drafts (course_id, draft);

create table lesson_order_drafts (
  course_id   text not null,
  draft       integer not null,
  lesson_ids  text[] not null,
  primary key (course_id, draft)
);

-- Free lessons and documents are added and removed only.
alter table free_lessons add column added_in_draft integer, add column removed_in_draft integer;
alter table documents add column added_in_draft integer, add column removed_in_draft integer;

-- Objects of published and discarded drafts that may be unused. A job removes them from the bucket.
create table unused_objects (
  object_key  text primary key,
  created_at  timestamptz not null
);
