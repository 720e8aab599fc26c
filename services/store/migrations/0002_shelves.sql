-- A card that is taken off the shelf stays here for the orders that bought it; its slug is free for another.
alter table products add column removed_at timestamptz;
alter table products drop constraint products_param_key;
create unique index products_param on products (param) where removed_at is null;
