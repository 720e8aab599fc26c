import { Role } from '@sargam/proto/identity/v1/identity';
import type { DeepPartial, ListPeopleRequest, PeopleFilter } from '@sargam/proto/identity/v1/people';
import { PeopleOrder } from '@sargam/proto/identity/v1/people';
import { sql } from 'kysely';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
/** The ids by name. */
const ids = new Map<string, string>();
beforeAll(async () => {
  system = await startTestSystem();
  const people = [
    ['Anika Tabassum', '01711000001'],
    ['Bristi Sarkar', '01711000002'],
    ['মিতু দাস', '01911000003'],
    ['Zarif 100%', '01711000004'],
  ] as const;
  for (const [name, phone] of people) {
    const { id } = await system.createPerson({ name, phone });
    ids.set(name, id);
    system.advanceMinutes(24 * 60);
  }
  const { id } = await system.createStaff(Role.ROLE_INSTRUCTOR);
  ids.set('instructor', id);
  await system.admin.identity.markEmailVerified({ personId: ids.get('Anika Tabassum') ?? '' });
  await system.suspend(ids.get('Bristi Sarkar') ?? '');
}, 60_000);
afterAll(() => system.stop(), 30_000);

const list = (filter: DeepPartial<PeopleFilter>, more: DeepPartial<ListPeopleRequest> = {}) =>
  system.admin.people.listPeople({ filter, ...more });
const students = { roles: [Role.ROLE_STUDENT] };
const namesOf = async (filter: DeepPartial<PeopleFilter>, more: DeepPartial<ListPeopleRequest> = {}) =>
  (await list({ ...students, ...filter }, more)).people.map(({ name }) => name);

it('students are listed newest first, by role, verification and suspension', async () => {
  expect(await namesOf({})).toEqual(['Zarif 100%', 'মিতু দাস', 'Bristi Sarkar', 'Anika Tabassum']);
  expect(await namesOf({ emailVerified: true })).toEqual(['Anika Tabassum']);
  expect(await namesOf({ emailVerified: false })).toHaveLength(3);
  expect(await namesOf({ suspended: true })).toEqual(['Bristi Sarkar']);
  expect(await namesOf({ suspended: false })).toHaveLength(3);
  expect((await list({ roles: [Role.ROLE_INSTRUCTOR] })).people).toMatchObject([
    { id: ids.get('instructor') },
  ]);
  expect(await namesOf({}, { order: PeopleOrder.PEOPLE_ORDER_NAME })).toEqual([
    'Anika Tabassum',
    'Bristi Sarkar',
    'Zarif 100%',
    'মিতু দাস',
  ]);
});

it.each([
  ['rist', ['Bristi Sarkar']],
  ['SARK', ['Bristi Sarkar']],
  ['01911', ['মিতু দাস']],
  ['মিতু', ['মিতু দাস']],
  ['100%', ['Zarif 100%']],
  ['0%0', []],
  // One and two letters are compared with the beginnings of words.
  ['ta', ['Anika Tabassum']],
  ['ar', []],
])('the search for %s finds %j', async (query, names) => {
  expect(await namesOf({ query })).toEqual(names);
});

it('a query with an @ finds addresses that begin with it, in any case; a domain alone finds a part', async () => {
  const { id, email } = await system.createPerson({ email: 'sitar.one@example.org' });
  const { id: other } = await system.createPerson({ email: 'not.sitar.one@example.org' });
  const find = async (query: string) => (await list({ query })).people.map((person) => person.id);
  for (const query of [email, 'Sitar.One@EXAMPLE.org', 'sitar.one@ex', 'sitar.one@'])
    expect(await find(query)).toEqual([id]);
  expect((await find('@example.org')).sort()).toEqual([id, other].sort());
  expect((await find('sitar.one')).sort()).toEqual([id, other].sort());
  expect(await find('sitar.o_e@')).toEqual([]);
});

it('a student number finds its student, as a number and as it is written', async () => {
  const { studentId } = await system.admin.identity.getPerson({ personId: ids.get('মিতু দাস') ?? '' });
  const number = String(Number(studentId.replace('SG-', '')));
  for (const query of [studentId, studentId.toLowerCase(), number])
    expect(await namesOf({ query })).toContain('মিতু দাস');
  const found = await system.admin.identity.getPerson({ personId: studentId });
  expect(found.id).toBe(ids.get('মিতু দাস'));
  await expect(system.as(found.id).identity.getPerson({ personId: studentId })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it.each(Object.values(PeopleOrder).filter((order) => order !== 'UNRECOGNIZED'))(
  'pages in the order %s have each person once, by page and by next',
  async (order) => {
    const all = (await list({}, { order })).people.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    const byPage: string[] = [];
    const byNext: string[] = [];
    for (let page = 1; byPage.length < all.length; page += 1)
      byPage.push(...(await list({}, { order, page: { page, limit: 2 } })).people.map(({ id }) => id));
    for (let after = ''; byNext.length === 0 || after !== ''; ) {
      const part = await list({}, { order, after, page: { page: 1, limit: 2 }, skipTotal: true });
      byNext.push(...part.people.map(({ id }) => id));
      after = part.next;
    }
    expect([byPage, byNext]).toEqual([all, all]);
    expect((await list({}, { order })).total).toBe(all.length);
  },
);

it('an offset beyond row 10,000 is refused', async () => {
  await expect(list({}, { page: { page: 502, limit: 20 } })).rejects.toMatchObject({ code: 'page-too-deep' });
});

it('sign-ups are counted by day in Dhaka', async () => {
  const createdUntil = new Date(system.clock.now.getTime() + 86_400_000);
  const counts = await system.admin.people.countSignUps({ createdFrom: new Date(0), createdUntil });
  expect(counts.total).toBe((await list({})).total);
  expect(counts).toMatchObject({ verified: 1, subscribers: 0 });
  expect(counts.days.reduce((sum, { total }) => sum + total, 0)).toBe(counts.total);
  expect(counts.days.map(({ day }) => day)).toEqual(counts.days.map(({ day }) => day).toSorted());
  const none = await system.admin.people.countSignUps({ createdFrom: createdUntil, createdUntil });
  expect(none).toEqual({ total: 0, verified: 0, subscribers: 0, days: [] });
});

it('people are found by id in one call, without unknown ids', async () => {
  const wanted = [ids.get('Anika Tabassum') ?? '', 'nobody', ids.get('instructor') ?? ''];
  const { people } = await system.admin.people.getPeople({ personIds: wanted });
  expect(people.map(({ id }) => id).sort()).toEqual([wanted[0], wanted[2]].sort());
  const tooMany = Array.from({ length: 1_001 }, (_, i) => String(i));
  await expect(system.admin.people.getPeople({ personIds: tooMany })).rejects.toMatchObject({
    code: 'too-many-ids',
  });
});

it('lists and counts are for admins only', async () => {
  for (const role of ['student', 'instructor', 'content']) {
    const { people } = system.as('x', '', role);
    for (const call of [people.listPeople({}), people.getPeople({}), people.countSignUps({})])
      await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
  }
});

it('a search that more than 10,000 people match returns its newest page, then the page after it', async () => {
  await sql`
    insert into people (id, name, email, phone, role, referral_code, language, password_hash, created_at)
    select 'crowd' || n, 'Crowd ' || n, 'crowd' || n || '@example.com', '', 'student', 'CROWD' || n, 'en', '-',
      ${new Date('2020-01-01T00:00:00Z')}::timestamptz + n * interval '1 minute'
    from generate_series(1, 10001) as n
  `.execute(system.db);
  const first = await list({ query: 'crowd' }, { page: { page: 1, limit: 2 } });
  expect(first).toMatchObject({ total: 10_000, more: true });
  expect(first.people.map(({ id }) => id)).toEqual(['crowd10001', 'crowd10000']);
  const second = await list({ query: 'crowd' }, { page: { page: 1, limit: 2 }, after: first.next });
  expect(second.people.map(({ id }) => id)).toEqual(['crowd9999', 'crowd9998']);
});

it('a search without a total finds a common name and a rare one, in each order, as a search with a total does', async () => {
  const page = { page: 1, limit: 2 };
  for (const query of ['crowd', 'sark', 'crowd 999'])
    for (const order of [
      PeopleOrder.PEOPLE_ORDER_NEWEST,
      PeopleOrder.PEOPLE_ORDER_OLDEST,
      PeopleOrder.PEOPLE_ORDER_NAME,
      PeopleOrder.PEOPLE_ORDER_EMAIL_DESCENDING,
    ]) {
      const [counted, uncounted] = await Promise.all([
        list({ query }, { page, order }),
        list({ query }, { page, order, skipTotal: true }),
      ]);
      expect(uncounted).toEqual({ ...counted, total: 0, more: false });
      expect(uncounted.people.length).toBeGreaterThan(0);
    }
});
