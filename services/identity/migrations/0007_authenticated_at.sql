-- The last time the person of the session proved who they are: the login, or the password entered again.
alter table sessions add column authenticated_at timestamptz not null default now();
update sessions set authenticated_at = created_at;
