-- Null for a person who logs in with Google or Facebook only.
alter table people alter column password_hash drop not null;
-- An index-only scan counts people.
create index people_counted on people (role) where suspended_at is null;

alter table sessions
  -- When the session last received an access token.
  add column refreshed_at timestamptz not null default now(),
  -- The User-Agent header and the IP address at login.
  add column device  text not null default '',
  add column address text not null default '';
update sessions set refreshed_at = created_at;

-- Requests for any address. The service looks the address up later, so that a request takes the same time for every address.
create table password_reset_asks (
  id     text primary key,
  email  text not null
);

create table password_resets (
  -- SHA-256 of the token that was mailed.
  token_hash  bytea primary key,
  person_id   text not null references people (id),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index password_resets_person on password_resets (person_id);

create table social_accounts (
  provider      text not null check (provider in ('google', 'facebook')),
  -- The provider's id of the person. It does not change with the e-mail address.
  subject       text not null,
  person_id     text not null references people (id),
  -- False where an existing account was linked.
  made_account  boolean not null,
  created_at    timestamptz not null,
  primary key (provider, subject)
);
create index social_accounts_person on social_accounts (person_id);
create index social_sign_ups on social_accounts (created_at desc) where made_account;

-- Browsers that a person has logged in with. Failed attempts elsewhere do not block these browsers.
create table known_browsers (
  -- SHA-256 of the token in the browser's cookie.
  browser_hash  bytea not null,
  person_id     text not null references people (id),
  seen_at       timestamptz not null,
  primary key (browser_hash, person_id)
);

create table login_tries (
  -- SHA-256 of the address, whether or not it has an account.
  account  bytea not null,
  -- The known browser; empty for all unknown browsers.
  browser  bytea not null,
  -- Level of the leaky bucket at the time `at`.
  level    double precision not null,
  at       timestamptz not null,
  primary key (account, browser)
);
create index login_tries_at on login_tries (at);
