alter table password_reset_asks rename to password_reset_requests;
alter table login_tries rename to login_attempts;
alter index login_tries_at rename to login_attempts_at;
alter index people_counted rename to people_active_roles;
alter table sessions rename column ended_why to end_reason;
alter table suspensions rename column deed to action;
alter table signing_keys rename column sealed_jwk to encrypted_jwk;
