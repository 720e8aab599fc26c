-- What an order that was not paid yet held of a reward at the time when that was reversed (decision M9): reversed as soon
-- as the order gives it back, and spent for good once the order is paid. Written and read under the wallet's lock.
create table held_rewards (
  hold_id text not null references wallet_holds,
  invitee text not null references referrals,
  amount bigint not null check (amount > 0),
  primary key (hold_id, invitee)
);
