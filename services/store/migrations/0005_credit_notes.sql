alter table orders
  add column refund_id          text not null default '',
  add column credit_note_number text not null default '';

-- Commerce is asked again of orders whose refund has no number here, those of the version before this one too, and answers
-- the refund that it gave. refund_asked_at stays as it is: by it, a replica of that version knows that it has asked.
drop index orders_to_refund;
create index orders_to_refund on orders (id) where state = 'refunded' and paid_at is not null and refund_id = '';
