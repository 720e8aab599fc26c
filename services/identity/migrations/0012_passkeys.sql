create table passkeys (
  id             text primary key,
  person_id      text not null references people (id),
  -- base64url, chosen by the authenticator.
  credential_id  text not null unique,
  -- COSE key.
  public_key     bytea not null,
  -- Count of the last response; a lower or equal one means a copied key. Many authenticators do not count and always send 0.
  sign_count     bigint not null,
  -- How the browser reaches the authenticator, as WebAuthn names it: internal, hybrid, usb, nfc, ble.
  transports     text[] not null,
  name           text not null,
  created_at     timestamptz not null,
  used_at        timestamptz
);
create index passkeys_person on passkeys (person_id, created_at);

-- Challenges that a browser has to sign. A challenge is deleted when a response with it arrives.
create table passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash  bytea primary key,
  person_id       text not null references people (id),
  purpose         text not null check (purpose in ('add', 'log-in', 'step-up')),
  -- SHA-256 of the session's id or the login's token, for which alone the challenge works.
  bound_to        bytea not null,
  expires_at      timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
