-- What is due to each instructor: the total of all days less what was paid out. The list of instructors is sorted by it.
create table dues (
  instructor_id  text primary key,
  due            bigint not null
);
create index dues_due on dues (due, instructor_id);

create function add_due(instructor text, amount bigint) returns void language sql as $$
  insert into dues values (instructor, amount)
  on conflict (instructor_id) do update set due = dues.due + excluded.due
$$;

create function change_due_of_sales() returns trigger language plpgsql as $$
begin
  perform add_due(coalesce(new.key, old.key), coalesce(new.share, 0) - coalesce(old.share, 0));
  return null;
end $$;
create trigger totals_inserted_due after insert on totals for each row
  when (new.scope = 'instructor' and new.day = 'infinity') execute function change_due_of_sales();
create trigger totals_updated_due after update on totals for each row
  when (new.scope = 'instructor' and new.day = 'infinity' and new.share <> old.share) execute function change_due_of_sales();
-- The rebuild command deletes the totals; what was paid out stays.
create trigger totals_deleted_due after delete on totals for each row
  when (old.scope = 'instructor' and old.day = 'infinity') execute function change_due_of_sales();

create function change_due_of_payouts() returns trigger language plpgsql as $$
begin
  perform add_due(coalesce(new.instructor_id, old.instructor_id), coalesce(old.settled, 0) - coalesce(new.settled, 0));
  return null;
end $$;
create trigger settled_totals_due after insert or update or delete on settled_totals
  for each row execute function change_due_of_payouts();

insert into dues
select coalesce(key, instructor_id), coalesce(share, 0) - coalesce(settled, 0)
from (select key, share from totals where scope = 'instructor' and day = 'infinity') as lifetime
full join settled_totals on instructor_id = key;
