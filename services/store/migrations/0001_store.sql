create table categories (
  id           text primary key,
  name         jsonb not null,
  description  jsonb not null,
  image        text not null default '',
  created_at   timestamptz not null
);

create table products (
  id             text primary key,
  category_id    text references categories (id),
  name           jsonb not null,
  -- Slug in the page's URL.
  param          text not null unique,
  price          bigint not null check (price > 0),
  old_price      bigint not null check (old_price >= 0),
  value          bigint not null check (value > 0),
  validity_days  integer not null check (validity_days > 0),
  description    jsonb not null,
  image          text not null default '',
  sold           bigint not null default 0 check (sold >= 0),
  created_at     timestamptz not null
);
create index products_price on products (price, id);
