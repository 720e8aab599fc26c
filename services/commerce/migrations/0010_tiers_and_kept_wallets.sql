-- The buyer keeps the wallet money. The choice also applies when a coupon is applied later.
alter table orders add column keep_wallet boolean not null default false;

-- The kind of the purchase, for students who already have the course. Earlier orders were all new purchases.
alter table order_lines
  add column kind text not null default 'new' check (kind in ('new', 'extension', 'upgrade')),
  -- Full price of the tier at the purchase; the price of an upgrade is a difference.
  add column tier_price bigint,
  add column upgrades_order_id text references orders,
  add check ((kind = 'upgrade') = (upgrades_order_id is not null));
update order_lines set tier_price = price;
alter table order_lines
  alter column kind drop default,
  alter column tier_price set not null,
  add check (tier_price >= price);
create index order_lines_upgrading on order_lines (upgrades_order_id) where upgrades_order_id is not null;
