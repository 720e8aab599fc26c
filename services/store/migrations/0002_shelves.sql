-- A product that is removed from sale stays for its orders; another product may use its slug.
alter table products add column removed_at timestamptz;
alter table products drop constraint products_param_key;
create unique index products_param on products (param) where removed_at is null;
