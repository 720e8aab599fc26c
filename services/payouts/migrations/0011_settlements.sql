-- Payouts to instructors. No topic has them before this service publishes them, so a rebuild keeps them.
create table settlements (
  id               text primary key,
  instructor_id    text not null,
  settle_amount    bigint not null check (settle_amount > 0),
  received_amount  bigint not null check (received_amount between 0 and settle_amount),
  settle_date      date not null,
  remarks          text not null,
  -- Key of the PDF in the bucket `receipts`; empty for a payout without a receipt.
  receipt          text not null,
  settled          boolean not null,
  settled_at       timestamptz,
  created_at       timestamptz not null,
  created_by       text not null,
  check (settled = (settled_at is not null)),
  check (not settled or received_amount > 0)
);
create index settlements_instructor on settlements (instructor_id, created_at desc, id desc);
create unique index settlements_receipt on settlements (receipt) where receipt <> '';
