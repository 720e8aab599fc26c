import { ImportPaidOrderRequest } from '@sargam/proto/commerce/v1/commerce';
import type { Growth } from '../sizes.ts';

const waitingImports = 20;

/** Imports that wait for another admin. */
const fillImports = ({ from }: Growth): string => {
  if (from.orders > 0) return '';
  const values = Array.from({ length: waitingImports }, (_, index) => {
    const request = ImportPaidOrderRequest.fromPartial({ reference: `import-${index}` });
    const bytes = Buffer.from(ImportPaidOrderRequest.encode(request).finish()).toString('hex');
    return `('import-${index}', '\\x${bytes}', 100000, pg_temp.id('S', 2), now(), now() + interval '7 days')`;
  });
  return `insert into waiting_imports (reference, request, payable, requested_by, requested_at, expires_at) values ${values.join(',')};`;
};

/** The refunds of a tenth of the orders with these orders, and a coupon for 200 orders. No list of commerce reads other orders. */
export const fillCommerce = (growth: Growth): string => `
  insert into coupons (id, code, code_key, percent, use_limit, used, expires_on, expires_at, created_at, created_by)
  select pg_temp.id('N', n), 'EID' || n, 'eid' || n, 10, 100, n % 100, current_date + 30, now() + interval '30 days', pg_temp.at(n), pg_temp.id('S', 2)
  from generate_series(${growth.from.orders / 200 + 1}::bigint, ${growth.to.orders / 200}) as n;

  insert into orders (id, student_id, state, subtotal, wallet_used, discount, rounding, payable, received, created_at, expires_at, paid_at,
      refunded, placed_by)
  select pg_temp.id('R', n), pg_temp.id('S', 1 + n % ${growth.to.people}), 'refunded', 100000, 0, 0, 0, 100000, 97500, pg_temp.at(n), pg_temp.at(n),
    pg_temp.at(n), 100000, pg_temp.id('S', 1 + n % ${growth.to.people})
  from generate_series(${growth.from.orders + 1}::bigint, ${growth.to.orders}) as n where n % 20 in (14, 15);

  insert into refunds (id, order_id, student_id, state, reason, note, amount, wallet, card, requested_at, decided_at, decided_by, completed_at)
  select pg_temp.id('F', n), pg_temp.id('R', n), pg_temp.id('S', 1 + n % ${growth.to.people}), state, 'broken', 'The sound is missing', 100000, 0, 100000,
    pg_temp.at(n), case when state <> 'requested' then pg_temp.at(n) end, case when state <> 'requested' then pg_temp.id('S', 2) else '' end,
    case when state = 'refunded' then pg_temp.at(n) end
  from generate_series(${growth.from.orders + 1}::bigint, ${growth.to.orders}) as n
  cross join lateral (select case when n % 200 = 14 then 'requested' when n % 20 = 14 then 'declined' else 'refunded' end as state) as of_row
  where n % 20 in (14, 15);
  ${fillImports(growth)}
`;
