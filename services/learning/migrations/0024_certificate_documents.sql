-- The printed content of a provided certificate, its serial number and its public code (decision B67). A certificate that was
-- provided before this migration has none of them until it is provided again.
create sequence certificate_serials;

alter table certificate_applications
  add column student_name  text not null default '',
  add column serial        bigint unique,
  add column code          text unique,
  add column printed       jsonb,
  add constraint certificate_applications_document_check check (
    (printed is null) = (code is null) and (printed is null) = (serial is null) and (printed is null or state <> 'pending')
  );
