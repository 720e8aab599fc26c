-- What editors add to a lesson. The first beat and the chapters are positions in the video.
alter table lessons
  add column archived_at          timestamptz,
  add column tempo_bpm            double precision check (tempo_bpm > 0),
  add column metre                text,
  add column first_beat_ms        integer check (first_beat_ms >= 0),
  add column chapters             jsonb not null default '[]',
  add column codecs               text[] not null default '{}',
  add column score_key            text,
  add column score_name           text;

-- A new order changes several positions at once, so they are compared at the end of the transaction.
alter table lessons drop constraint lessons_course_id_position_key;
alter table lessons add constraint lessons_course_id_position_key unique (course_id, position) deferrable;

-- Captions in WebVTT, one per language.
create table captions (
  lesson_id   text not null references lessons (id) on delete cascade,
  language    text not null check (language in ('en', 'bn')),
  content     text not null,
  updated_at  timestamptz not null,
  primary key (lesson_id, language)
);
