-- Exam marks and the decisions about an application (decisions C7, B16). A revoked certificate was provided before.
alter table certificate_applications
  add column theory_mark     integer check (theory_mark between 0 and 100),
  add column practical_mark  integer check (practical_mark between 0 and 100),
  add column revoked_at      timestamptz,
  add column revoke_reason   text not null default '',
  drop constraint certificate_applications_check,
  drop constraint certificate_applications_state_check,
  add constraint certificate_applications_state_check check (state in ('pending', 'provided', 'revoked')),
  add constraint certificate_applications_times_check check (
    (state = 'pending') = (provided_at is null) and (state = 'revoked') = (revoked_at is not null)
  );
