import { dayMs, dhakaDay } from '@sargam/chassis/calendar';
import { Role } from '@sargam/proto/identity/v1/identity';
import type { PersonId } from '../src/people/person.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);

const inDays = (days: number) => new Date(system.clock.now.getTime() + days * dayMs);

const setSubscriberUntil = (id: string, until: Date | null) =>
  system.db
    .updateTable('people')
    .set({ subscriber_until: until })
    .where('id', '=', id as PersonId)
    .execute();

/** The counts by day, computed from the accounts. */
const countAccounts = async () => {
  const people = await system.db.selectFrom('people').selectAll().orderBy('created_at').execute();
  const byDay = Map.groupBy(people, ({ created_at }) => dhakaDay(created_at));
  return [...byDay].map(([day, rows]) => ({
    day,
    total: rows.length,
    verified: rows.filter(({ verified_at }) => verified_at).length,
    subscribers: rows.filter(
      ({ role, subscriber_until }) =>
        role === 'student' && subscriber_until && subscriber_until > system.clock.now,
    ).length,
  }));
};

const readDays = async (from = new Date(0), until = inDays(1)) =>
  (await system.admin.people.countSignUps({ createdFrom: from, createdUntil: until })).days;

it('the counts of each day are those of the accounts, after changes and as access ends', async () => {
  const ids: string[] = [];
  for (let day = 0; day < 4; day += 1) {
    for (let person = 0; person < 3; person += 1) ids.push((await system.createPerson()).id);
    system.advanceMinutes(24 * 60);
  }
  const { id: instructor } = await system.createStaff(Role.ROLE_INSTRUCTOR);
  await system.admin.identity.markEmailVerified({ personId: ids[0] ?? '' });
  await system.admin.identity.markEmailVerified({ personId: ids[7] ?? '' });
  // Ends in this month and in later months, an end in the past, an instructor who is no subscriber.
  const ends = [-3, 0.5, 1, 5, 20, 31, 32, 45, 70, 400];
  for (const [index, days] of ends.entries()) await setSubscriberUntil(ids[index] ?? '', inDays(days));
  await setSubscriberUntil(instructor, inDays(90));
  await setSubscriberUntil(ids[2] ?? '', inDays(60));
  await setSubscriberUntil(ids[3] ?? '', null);

  for (let hours = 0; hours < 75 * 24; hours += 60) {
    expect(await readDays()).toEqual(await countAccounts());
    system.advanceMinutes(60 * 60);
  }
}, 30_000);

it('a range includes the whole days in Dhaka of its instants', async () => {
  const all = await readDays();
  const first = new Date(`${all[1]?.day}T12:00:00+06:00`);
  expect(await readDays(first, first)).toEqual([all[1]]);
  expect(await readDays(first)).toEqual(all.slice(1));
});

it('concurrent sign-ups of one day are all counted', async () => {
  system.advanceMinutes(24 * 60);
  const day = dhakaDay(system.clock.now);
  const people = await Promise.all(Array.from({ length: 12 }, () => system.createPerson()));
  await Promise.all(people.map(({ id }, index) => setSubscriberUntil(id, inDays(index * 20))));
  await Promise.all(people.map(({ id }, index) => setSubscriberUntil(id, inDays(240 - index * 20))));
  expect((await readDays()).find((each) => each.day === day)).toMatchObject({ total: 12, subscribers: 12 });
  expect(await readDays()).toEqual(await countAccounts());
});
