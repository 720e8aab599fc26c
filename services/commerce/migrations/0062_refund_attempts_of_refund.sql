-- The record of an order lists the attempts of its refunds.
create index refund_attempts_of_refund on refund_attempts (refund_id);
