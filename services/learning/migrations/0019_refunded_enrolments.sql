-- Whether every order of the enrolment was fully refunded. The list of ended access (decision B23) leaves these out, and reading the
-- access of each row for it took most of its time.
alter table enrolments add column is_refunded boolean not null default false;

-- Commerce's decision counts, and the grants only where commerce has not decided.
create function is_refunded(student text, course text) returns boolean language sql stable as $$
  select not coalesce(
    (select jsonb_array_length(periods) > 0 from access where student_id = student and course_id = course),
    exists (select from grants where student_id = student and course_id = course and revoked_at is null))
$$;

-- The lock is that of the grants of the student for the course: a decision and a payment that arrive at the same time see each other.
create function update_is_refunded() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext(new.student_id), hashtext(new.course_id));
  update enrolments set is_refunded = is_refunded(new.student_id, new.course_id)
  where student_id = new.student_id and course_id = new.course_id
    and is_refunded <> is_refunded(new.student_id, new.course_id);
  return null;
end $$;
create trigger access_is_refunded after insert or update on access for each row execute function update_is_refunded();
create trigger grants_is_refunded after insert or update on grants for each row execute function update_is_refunded();

create function set_is_refunded() returns trigger language plpgsql as $$
begin
  new.is_refunded := is_refunded(new.student_id, new.course_id);
  return new;
end $$;
create trigger enrolments_is_refunded before insert on enrolments for each row execute function set_is_refunded();

update enrolments set is_refunded = true where is_refunded(student_id, course_id);

drop index enrolments_ended;
create index enrolments_ended on enrolments (ends_at desc, id desc) where not is_refunded;
