-- True for an order that was paid after it had ended unpaid (decision B44).
alter table orders add column paid_late boolean not null default false;
