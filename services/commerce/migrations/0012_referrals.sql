-- Referred friends and the states of their rewards (decision M9). The money is in the ledger.
create table referrals (
  invitee text primary key,
  referrer text not null,
  first_name text not null,
  reward bigint not null check (reward > 0),
  state text not null check (state in ('pending', 'earned', 'reversed')),
  joined_at timestamptz not null,
  earned_at timestamptz,
  -- The invitee's first order with a card payment.
  order_id text unique references orders,
  check (referrer <> invitee),
  check ((state = 'pending') = (order_id is null)),
  check ((order_id is null) = (earned_at is null))
);
create index referrals_of_referrer on referrals (referrer, joined_at desc);
