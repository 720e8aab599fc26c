create sequence student_numbers start 1001;

create table people (
  id              text primary key,
  student_number  bigint not null unique default nextval('student_numbers'),
  name            text not null,
  -- Lower case. People log in with this address.
  email           text not null unique,
  phone           text not null default '',
  address         text not null default '',
  date_of_birth   date,
  photo           text not null default '',
  role            text not null check (role in ('admin', 'content', 'instructor', 'student')),
  -- Id of the instructor's profile in catalogue.
  instructor_id   text,
  referral_code   text not null unique,
  referred_by     text references people (id),
  language        text not null check (language in ('en', 'bn')),
  password_hash   text not null,
  verified_at     timestamptz,
  suspended_at    timestamptz,
  created_at      timestamptz not null
);

create table verifications (
  -- SHA-256 of the token that was mailed.
  token_hash  bytea primary key,
  person_id   text not null references people (id),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index verifications_person on verifications (person_id);

create table sessions (
  id          text primary key,
  person_id   text not null references people (id),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  ended_at    timestamptz,
  -- logged-out, reused, suspended
  ended_why   text
);
create index sessions_person on sessions (person_id);

create table refresh_tokens (
  -- SHA-256 of the token in the cookie.
  token_hash  bytea primary key,
  session_id  text not null references sessions (id) on delete cascade,
  issued_at   timestamptz not null,
  used_at     timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table signing_keys (
  kid          text primary key,
  public_jwk   jsonb not null,
  -- The private JWK, encrypted with KEY_SECRET (AES-256-GCM).
  sealed_jwk   bytea not null,
  created_at   timestamptz not null,
  -- After this time the key signs no new tokens. Its public key stays published while older tokens are valid.
  retires_at   timestamptz not null
);
