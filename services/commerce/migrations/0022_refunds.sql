-- Refunds (decision M13): requested, granted without a request, or automatic.
create table refunds (
  id varchar(26) primary key,
  order_id text references orders,
  charge_reference varchar(26) references charges,
  student_id text not null,
  state text not null check (state in ('asked', 'declined', 'granted', 'accepted', 'refunded', 'stuck')),
  reason text not null check (reason in ('paid_twice', 'no_access', 'wrong_amount', 'broken', 'changed_mind')),
  note text not null,
  amount bigint not null check (amount > 0),
  -- The split of the refund; for a request, the split if it is granted.
  wallet bigint not null check (wallet >= 0),
  card bigint not null check (card >= 0),
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- Id of the admin, or `automatic`.
  decided_by text not null default '',
  arrived_at timestamptz,
  answer text not null default '',
  credit_note_number text not null default '',
  -- Time of the next sweep step of the card part; null if no step is due.
  next_step_at timestamptz,
  check (num_nonnulls(order_id, charge_reference) = 1),
  check (amount = wallet + card),
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'refunded') = (arrived_at is not null))
);
-- One open request per order.
create unique index refunds_one_question on refunds (order_id) where state = 'asked';
create index refunds_of_order on refunds (order_id);
create index refunds_of_charge on refunds (charge_reference);
create index refunds_newest on refunds (asked_at desc, id desc);
create index refunds_to_step on refunds (next_step_at) where next_step_at is not null;
create index refunds_stuck on refunds (id) where state = 'stuck';

-- One row per attempt to send the card part to the gateway. The gateway makes one refund per number.
create table refund_tries (
  refund_trans_id varchar(30) primary key,
  refund_id varchar(26) not null references refunds,
  -- The refunded payment attempt.
  tran_id varchar(30) not null references payments,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('open', 'accepted', 'refunded', 'failed')),
  refund_ref_id text,
  why text not null default '',
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index refund_tries_one_under_way on refund_tries (refund_id) where state in ('open', 'accepted');

alter table charges add column invoice_number text not null default '';
