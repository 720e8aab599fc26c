-- How many people signed up on a day in Dhaka, by the month in which their access ends: the analytics of users read some thousand of
-- these rows instead of every account (decision B14). The month of people who are not subscribers is '-infinity'.
create table sign_up_counts (
  day        date not null,
  end_month  date not null,
  total      bigint not null,
  verified   bigint not null,
  primary key (day, end_month)
);

-- Dhaka is at UTC+6 without summer time.
create function dhaka_day(at timestamptz) returns date language sql immutable
  as $$ select (at at time zone interval '6 hours')::date $$;

create function subscription_end_month(role text, subscriber_until timestamptz) returns date language sql immutable as $$
  select case when role = 'student' and subscriber_until is not null
    then date_trunc('month', dhaka_day(subscriber_until)::timestamp)::date else '-infinity' end
$$;

-- One statement changes the rows in their order, so two transactions that move people between the same months do not deadlock.
create function change_sign_up_counts() returns trigger language plpgsql as $$
begin
  insert into sign_up_counts as counts
  select day, end_month, sum(sign), sum(case when verified_at is not null then sign else 0 end)
  from (
    select dhaka_day(new.created_at), subscription_end_month(new.role, new.subscriber_until), new.verified_at, 1
    union all
    select dhaka_day(old.created_at), subscription_end_month(old.role, old.subscriber_until), old.verified_at, -1
    where tg_op = 'UPDATE'
  ) as changes (day, end_month, verified_at, sign)
  group by day, end_month
  order by day, end_month
  on conflict (day, end_month) do update
    set total = counts.total + excluded.total, verified = counts.verified + excluded.verified;
  return null;
end $$;

-- Deferred to the commit, so that a sign-up holds the row of its day as briefly as possible. Nothing deletes people.
create constraint trigger people_sign_up_counts after insert on people
  deferrable initially deferred for each row execute function change_sign_up_counts();
create constraint trigger people_changed_sign_up_counts after update of role, verified_at, subscriber_until on people
  deferrable initially deferred for each row
  when ((old.role, old.verified_at, old.subscriber_until) is distinct from (new.role, new.verified_at, new.subscriber_until))
  execute function change_sign_up_counts();

insert into sign_up_counts
select dhaka_day(created_at), subscription_end_month(role, subscriber_until), count(*), count(verified_at) from people group by 1, 2;

-- Subscriptions that end in the current month are compared with the clock one by one.
create index people_subscriber_until on people (subscriber_until) include (role, created_at) where subscriber_until is not null;
-- An address is searched by its beginning. The trigram index reads a list of rows for each three letters of the domain, which most addresses have.
create index people_email_prefix on people (email text_pattern_ops);
