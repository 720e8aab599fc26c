alter table orders
  add column refund_id          text not null default '',
  add column credit_note_number text not null default '';

-- Commerce is asked again, and answers the refund that it gave: so orders that were refunded before get their number.
update orders set refund_asked_at = null where state = 'refunded' and paid_at is not null;
