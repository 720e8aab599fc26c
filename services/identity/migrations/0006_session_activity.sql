-- The last time the person did something, as the refreshes of the session report it. Sessions of staff end without activity.
alter table sessions add column active_at timestamptz not null default now();
update sessions set active_at = refreshed_at;
