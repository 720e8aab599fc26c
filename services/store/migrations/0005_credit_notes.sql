alter table orders
  add column refund_id          text not null default '',
  add column credit_note_number text not null default '';

-- The service requests a refund again for orders without a refund id, and commerce returns the same refund.
-- Replicas of the earlier version still use refund_asked_at, so it stays.
drop index orders_to_refund;
create index orders_to_refund on orders (id) where state = 'refunded' and paid_at is not null and refund_id = '';
