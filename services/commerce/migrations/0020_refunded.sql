-- Refunded amount of an order (decision M13). The payment of an order under review can be refunded although the order
-- was never paid.
alter table orders
  add column refunded bigint not null default 0,
  add constraint orders_refunded_check check (refunded between 0 and wallet_used + payable),
  drop constraint orders_check2,
  add constraint orders_paid_at_check
    check ((state in ('paid', 'partly_refunded')) <= (paid_at is not null));
