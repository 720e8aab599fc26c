-- The tempo map of a lesson: from which beat on its tempo is another one.
alter table lessons add column tempo_changes jsonb not null default '[]';
