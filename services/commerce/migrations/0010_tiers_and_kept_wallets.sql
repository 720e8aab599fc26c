-- The buyer wants to keep the wallet's money: a coupon that is applied later must keep to it.
alter table orders add column keep_wallet boolean not null default false;

-- What a line is for a student who may have the course already. Orders from before were all sold as new.
alter table order_lines
  add column kind text not null default 'new' check (kind in ('new', 'extension', 'upgrade')),
  -- What the tier cost by itself when it was bought; an upgrade's price is the difference.
  add column tier_price bigint,
  add column upgrades_order_id text references orders,
  add check ((kind = 'upgrade') = (upgrades_order_id is not null));
update order_lines set tier_price = price;
alter table order_lines
  alter column kind drop default,
  alter column tier_price set not null,
  add check (tier_price >= price);
create index order_lines_upgrading on order_lines (upgrades_order_id) where upgrades_order_id is not null;
