-- Accounts and verified accounts by the day of the sign-up: one row for a day, where sign_up_counts has one for each month in which
-- access of people of this day ends.
create table sign_up_days (
  day       date primary key,
  total     bigint not null,
  verified  bigint not null
);

create function change_sign_up_days() returns trigger language plpgsql as $$
begin
  insert into sign_up_days as days values (
    dhaka_day(new.created_at),
    case when tg_op = 'INSERT' then 1 else 0 end,
    case when new.verified_at is not null then 1 else 0 end
      - case when tg_op = 'UPDATE' and old.verified_at is not null then 1 else 0 end
  ) on conflict (day) do update set total = days.total + excluded.total, verified = days.verified + excluded.verified;
  return null;
end $$;

-- Deferred to the commit, as those of sign_up_counts. The day of a sign-up does not change, and nothing deletes people.
create constraint trigger people_sign_up_days after insert on people
  deferrable initially deferred for each row execute function change_sign_up_days();
create constraint trigger people_verified_sign_up_days after update of verified_at on people
  deferrable initially deferred for each row
  when ((old.verified_at is null) is distinct from (new.verified_at is null))
  execute function change_sign_up_days();

insert into sign_up_days select dhaka_day(created_at), count(*), count(verified_at) from people group by 1;

-- Subscribers are the rows of the months to come.
create index sign_up_counts_end_month on sign_up_counts (end_month, day);
