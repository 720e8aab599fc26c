-- Creates the audit log of a service; a migration of the service calls this function. A row is a change by staff: who, what, when,
-- why and from where. It is written in the transaction of the change (decision B33).
create function create_audit_log() returns void language plpgsql as $create$
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
    -- An IPv4 address, or the /64 of an IPv6 address; empty if the gateway did not send it.
    network     text not null
  );
  create index audit_log_at on audit_log (at desc, id desc);
  create index audit_log_target on audit_log (target_id, at desc);
  create index audit_log_actor on audit_log (actor, at desc);

  create function refuse_audit_change() returns trigger language plpgsql as $refuse$
  begin
    raise exception 'audit_log is append-only';
  end $refuse$;
  create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change();
end $create$;
