-- The successor of a refresh token is an HMAC of this salt with the token as the key, so that a repeated refresh returns the
-- same successor and the table alone does not contain it. 244 random bits from two random UUIDs; existing rows get a salt too.
alter table refresh_tokens add column successor_salt bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
