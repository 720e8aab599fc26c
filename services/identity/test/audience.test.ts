import { Role } from '@sargam/proto/identity/v1/identity';
import { type AudienceMember, PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import { sql } from 'kysely';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  // More than two pages, with ids in another order than the times of the sign-ups.
  await sql`insert into people (id, name, email, phone, address, photo, role, referral_code, language, verified_at, suspended_at, created_at)
    select 'P' || lpad(((n * 7919) % 2500)::text, 25, '0'), 'Person ' || n, 'person' || n || '@example.com', '', '', '', 'student',
           'R' || n, 'bn', case when n % 2 = 0 then now() end, case when n % 10 = 0 then now() end, now() - n * interval '1 minute'
      from generate_series(1, 2345) as n`.execute(system.db);
}, 60_000);
afterAll(() => system.stop(), 30_000);

const messaging = () =>
  system.service.as({ subject: 'messaging', roles: ['service'] }).client(PeopleServiceDefinition);
const filter = { roles: [Role.ROLE_STUDENT], suspended: false };

it('the pages of an audience have every person once, without suspended people', async () => {
  const members: AudienceMember[] = [];
  const sizes: number[] = [];
  for (let after = ''; sizes.length === 0 || after !== ''; ) {
    const page = await messaging().listAudience({ filter, after });
    members.push(...page.members);
    sizes.push(page.members.length);
    after = page.next;
  }
  expect(sizes).toEqual([1000, 1000, 111]);
  expect(new Set(members.map(({ id }) => id)).size).toBe(2111);
  expect(members.map(({ email }) => email)).not.toContain('person10@example.com');
  expect(Object.keys(members[0] ?? {}).sort()).toEqual(['email', 'id', 'language', 'name']);
  expect(await messaging().countAudience({ filter })).toEqual({ count: 2111 });
});

it('verified people are counted, and of given people those that match', async () => {
  expect(await messaging().countAudience({ filter: { ...filter, emailVerified: true } })).toEqual({
    count: 938,
  });
  const { members } = await messaging().listAudience({ filter });
  const personIds = [members[0]?.id ?? '', members[1]?.id ?? '', 'nobody'];
  expect(await messaging().countAudience({ filter, personIds })).toEqual({ count: 2 });
});

it('audiences are for services only', async () => {
  for (const call of [
    system.admin.people.listAudience({ filter }),
    system.admin.people.countAudience({ filter }),
  ])
    await expect(call).rejects.toMatchObject({ code: 'service-not-allowed' });
});
