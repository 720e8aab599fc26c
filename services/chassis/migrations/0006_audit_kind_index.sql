-- The back-office filters the audit log by the kind of the target.
do $$ begin
  if to_regclass('audit_log') is not null then
    create index audit_log_kind on audit_log (target_kind, at desc, id desc);
  end if;
end $$;

-- For services that create their audit log later, the function of migration 0003 with both indexes.
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
