import type { Growth } from '../sizes.ts';

const firstNames = `array['Rahim','Karim','Nusrat','Tanvir','Farhana','Imran','Sadia','Arif','Mitu','Rafi','Nadia','Shafiq','Lamia','Hasan','Tania','Jamal','Ruma','Sohel','Mim','Zahid']`;
const lastNames = `array['Rahman','Ahmed','Hossain','Islam','Khan','Chowdhury','Akter','Begum','Uddin','Sarkar','Das','Roy','Mia','Alam','Haque','Talukder','Bhuiyan','Sikder','Mollah','Paul']`;
/** The name of a person in SQL. */
export const personName = `(${firstNames})[1 + n % 20] || ' ' || (${lastNames})[1 + n / 20 % 20]`;

/**
 * People: every 250th is an instructor, one in a thousand works for the site, a third had access to a course, for 30 to 630 days after
 * the sign-up, a tenth signed up with Google or Facebook.
 */
export const fillIdentity = ({ from, to }: Growth): string => `
  insert into people (id, name, email, phone, role, instructor_id, referral_code, language, password_hash,
      verified_at, suspended_at, created_at, subscriber_until)
  select pg_temp.id('S', n), ${personName}, 'person' || n || '@example.com', '+8801' || lpad((n * 7919 % 1000000000)::text, 9, '0'),
    case when n % 250 = 1 then 'instructor' when n % 1000 = 2 then 'content' else 'student' end,
    case when n % 250 = 1 then pg_temp.id('P', n / 250) end, 'BN' || n, case n % 3 when 0 then 'en' else 'bn' end, '-',
    case when n / 400 % 10 < 8 then pg_temp.at(n) end, case when n % 200 = 7 then pg_temp.at(n) end, pg_temp.at(n),
    case when n % 3 = 0 then pg_temp.at(n) + (30 + n % 600) * interval '1 day' end
  from generate_series(${from.people + 1}::bigint, ${to.people}) as n;

  insert into social_accounts (provider, subject, person_id, made_account, created_at)
  select case n % 20 when 3 then 'google' else 'facebook' end, 'subject' || n, pg_temp.id('S', n), true, pg_temp.at(n)
  from generate_series(${from.people + 1}::bigint, ${to.people}) as n where n % 10 = 3;

  -- What triggers write for each row otherwise.
  delete from sign_up_counts;
  delete from sign_up_days;
  insert into sign_up_days select dhaka_day(created_at), count(*), count(verified_at) from people group by 1;
  insert into sign_up_counts
  select dhaka_day(created_at), subscription_end_month(role, subscriber_until), count(*), count(verified_at) from people group by 1, 2;
`;

/** Dead letters of a service: one for 5,000 orders. */
export const fillDeadLetters = ({ from, to }: Growth): string => `
  insert into inbox (consumer, event_id, outcome, at, error)
  select 'bench/commerce.orders.v1', pg_temp.id('L', n), 'dead', pg_temp.at(n), 'course not found'
  from generate_series(${Math.floor(from.orders / 5000)} + 1, ${Math.floor(to.orders / 5000)}) as n;
`;

/** The audit log of a service: one entry for twenty orders, by twenty admins. */
export const fillAuditLog = ({ from, to }: Growth): string => `
  insert into audit_log (id, at, actor, role, action, target_kind, target_id, before, after, changed_fields, reason, trace_id,
    network)
  select pg_temp.id('A', n), pg_temp.at(n), pg_temp.id('S', 1000 * (n % 20) + 2), 'admin',
    (array['Suspend','VerifyEmail','GrantRefund','CreateCoupon','SaveCourse'])[1 + n % 5], (array['person','person','order','coupon','course'])[1 + n % 5],
    pg_temp.id('S', n % ${to.people} + 1),
    '{"state": "before"}', '{"state": "after"}', 1, 'requested by phone', '', '203.0.113.0'
  from generate_series(${from.orders / 20 + 1}::bigint, ${to.orders / 20}) as n;
`;
