-- The last error of a dead event, for the list of dead letters. Null for events that became dead before this migration.
alter table inbox add column error text;

-- Dead events are few among all handled ones.
create index inbox_dead on inbox (at desc) where outcome = 'dead';
