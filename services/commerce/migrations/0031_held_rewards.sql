-- Reward money that an unpaid order held when the reward was reversed (decision M9). It is reversed when the order
-- releases its hold, and spent when the order is paid. Written and read under the wallet's lock.
create table held_rewards (
  hold_id text not null references wallet_holds,
  invitee text not null references referrals,
  amount bigint not null check (amount > 0),
  primary key (hold_id, invitee)
);
