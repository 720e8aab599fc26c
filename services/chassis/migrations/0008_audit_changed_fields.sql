-- The list of the audit log shows how many fields a change has changed, without reading their values.
do $$ begin
  if to_regclass('audit_log') is not null then
    alter table audit_log add column changed_fields integer not null default 0;
    alter table audit_log disable trigger audit_log_append_only;
    update audit_log set changed_fields = (
      select count(*) from jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}'))
    );
    alter table audit_log enable trigger audit_log_append_only;
  end if;
end $$;

-- For services that create their audit log later, the function of migration 0006 with this column.
create or replace function create_audit_log() returns void language plpgsql as $create$
begin
  create table audit_log (
    id          text primary key,
    at          timestamptz not null,
    actor       text not null,
    role        text not null,
    action      text not null,
    target_kind text not null,
    target_id   text not null,
    -- Only the changed fields.
    before      jsonb,
    after       jsonb,
    -- How many fields `before` and `after` have together.
    changed_fields integer not null default 0,
    reason      text not null,
    trace_id    text not null,
    -- An IPv4 address, or the /64 of an IPv6 address; empty if the gateway did not name it.
    network     text not null
  );
  create index audit_log_at on audit_log (at desc, id desc);
  create index audit_log_target on audit_log (target_id, at desc);
  create index audit_log_actor on audit_log (actor, at desc);
  create index audit_log_action on audit_log (action, at desc, id desc);
  create index audit_log_kind on audit_log (target_kind, at desc, id desc);

  create function refuse_audit_change() returns trigger language plpgsql as $refuse$
  begin
    raise exception 'audit_log is append-only';
  end $refuse$;
  create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change();
end $create$;
