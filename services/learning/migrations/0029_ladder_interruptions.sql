-- Attempts that ended because of an outage. They do not count as failed attempts.
alter table ladders add column interruptions integer not null default 0;
