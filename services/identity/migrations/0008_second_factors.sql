create table second_factors (
  person_id         text primary key references people (id),
  -- TOTP secret in base32, encrypted with KEY_SECRET (AES-256-GCM).
  encrypted_secret  bytea not null,
  -- When a first code confirmed the secret; null before.
  confirmed_at      timestamptz,
  -- Time step of the last accepted code. Codes of this step and earlier steps are refused, so that a code works once.
  last_step         bigint not null default 0
);

create table recovery_codes (
  person_id  text not null references second_factors (person_id) on delete cascade,
  -- SHA-256 of 80 random bits.
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (person_id, code_hash)
);

-- Logins whose password was correct and whose second factor is missing.
create table login_challenges (
  -- SHA-256 of the token in the browser.
  token_hash     bytea primary key,
  person_id      text not null references people (id),
  -- verify: a code finishes the login. set-up: the person must set up a second factor first.
  purpose        text not null check (purpose in ('verify', 'set-up')),
  -- SHA-256 of the password hash, so that a change of the password ends the login.
  password_mark  bytea not null,
  expires_at     timestamptz not null
);
create index login_challenges_expiry on login_challenges (expires_at);
