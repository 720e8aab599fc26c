-- Increases with each change by an admin, so that the second of two concurrent edits is refused (decision B46).
alter table categories add column version integer not null default 1;
