-- The sums of all days from the index alone. The rows are spread over the pages of a table with a row for each day.
create index totals_lifetime on totals (scope, key) include (count, paid, net, share, platform) where day = 'infinity';

-- What each instructor was paid: the lists of instructors and of dues summed all payouts for it.
create table settled_totals (
  instructor_id  text primary key,
  settled        bigint not null
);

create function add_settled(instructor text, amount bigint) returns void language sql as $$
  insert into settled_totals values (instructor, amount)
  on conflict (instructor_id) do update set settled = settled_totals.settled + excluded.settled
$$;

-- The table does not move a payout to another instructor, and nothing deletes payouts.
create function change_settled_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.settled then
    perform add_settled(old.instructor_id, -old.received_amount);
  end if;
  if new.settled then
    perform add_settled(new.instructor_id, new.received_amount);
  end if;
  return null;
end $$;
create trigger settlements_totals after insert or update on settlements for each row execute function change_settled_totals();

insert into settled_totals select instructor_id, sum(received_amount) from settlements where settled group by instructor_id;
