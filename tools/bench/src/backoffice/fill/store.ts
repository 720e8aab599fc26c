import type { Growth } from '../sizes.ts';

const products = 60;
const categories = 20;

const fillProducts = ({ from }: Growth): string =>
  from.orders > 0
    ? ''
    : `
  insert into categories (id, name, description, created_at)
  select pg_temp.id('G', n), jsonb_build_object('en', 'Category ' || n, 'bn', 'বিভাগ ' || n), '{"en": "Cards", "bn": "কার্ড"}', pg_temp.at(n)
  from generate_series(1, ${categories}) as n;
  insert into products (id, category_id, name, slug, price, old_price, value, validity_days, description, created_at)
  select pg_temp.id('D', n), pg_temp.id('G', 1 + n % ${categories}), jsonb_build_object('en', 'Card ' || n, 'bn', 'কার্ড ' || n), 'card-' || n,
    100000 + n, 0, 100000, 365, '{"en": "A card", "bn": "কার্ড"}', pg_temp.at(n)
  from generate_series(1, ${products}) as n;`;

/** A store order for ten orders, with a gift card where it was paid. */
export const fillStore = (growth: Growth): string => `
  ${fillProducts(growth)}
  create temp table sold as
    select n, pg_temp.id('H', n) as id, pg_temp.id('S', 1 + n % ${growth.to.people}) as buyer_id, pg_temp.at(n) as at, n % 10 < 7 as paid
    from generate_series(${growth.from.orders / 10 + 1}::bigint, ${growth.to.orders / 10}) as n;
  insert into orders (id, buyer_id, buyer_name, buyer_email, buyer_phone, for_myself, receiver_name, receiver_email, receiver_phone,
      sender_name, message, product_id, product_name, price, value, validity_days, quantity, total, language, state, payment, received,
      created_at, expires_at, paid_at, delivered_at)
  select id, buyer_id, 'Buyer ' || n, 'buyer' || n || '@example.com', '+8801700000000', true, 'Receiver', 'receiver@example.com', '+8801700000000',
    'Sender', 'Happy birthday', pg_temp.id('D', 1 + n % ${products}), '{"en": "Card", "bn": "কার্ড"}', 100000, 100000, 365, 1, 100000, 'en',
    case when paid then 'delivered' else 'cancelled' end, case when paid then '{"cardType": "VISA"}'::jsonb end, case when paid then 97500 else 0 end,
    at, at, case when paid then at end, case when paid then at end
  from sold;
  insert into gift_cards (id, order_id, position, nonce, code_hash, last_four, value, valid_from, valid_to, used_by, used_at, credited_at, created_at)
  select pg_temp.id('K', n), id, 1, sha256(id::bytea), sha256(('code' || id)::bytea), 'ABCD', 100000, at, at + interval '365 days',
    case when n % 2 = 0 then buyer_id end, case when n % 2 = 0 then at end, case when n % 2 = 0 then at end, at
  from sold where paid;
  drop table sold;
`;
