import { EnrolmentEvent } from '@sargam/proto/learning/v1/events';
import { enrolmentEvents } from '../src/subscribers/enrolment-events.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);

const inDays = (days: number) => new Date(system.clock.now.getTime() + days * 86_400_000);

const publish = (
  kind: 'enrolled' | 'shortened',
  id: string,
  studentId: string,
  endsAt: Date,
  eventId?: string,
) => {
  const value = { enrolment: { id, studentId, courseId: `course of ${id}`, endsAt } };
  return system.service.publish(
    enrolmentEvents,
    id,
    EnrolmentEvent.fromPartial({ event: { $case: kind, value } }),
    { id: eventId },
  );
};

const readPerson = (personId: string) => system.admin.identity.getPerson({ personId });
const isSubscriber = async (personId: string) => (await readPerson(personId)).subscriber;
const expectUntil = (personId: string, until: Date) =>
  system.service.eventually(async () => expect((await readPerson(personId)).accessEndsAt).toEqual(until));
const listSubscribers = async (subscriber: boolean) =>
  (await system.admin.people.listPeople({ filter: { subscriber } })).people.map(({ id }) => id);

it('a student with access is a subscriber until the latest end, without a change of the stored time', async () => {
  const { id } = await system.createPerson();
  const { id: other } = await system.createPerson();
  const [short, long] = [inDays(10), inDays(40)];
  await publish('enrolled', 'e1', id, long);
  await publish('enrolled', 'e2', id, short);
  await expectUntil(id, long);
  expect(await listSubscribers(true)).toEqual([id]);
  expect(await listSubscribers(false)).toContain(other);
  system.advanceMinutes(41 * 24 * 60);
  expect(await isSubscriber(id)).toBe(false);
  expect(await listSubscribers(true)).toEqual([]);
});

it('a refund that ends access ends the subscription, and other access keeps it', async () => {
  const { id } = await system.createPerson();
  const [now, kept, refunded] = [inDays(0), inDays(20), inDays(90)];
  await publish('enrolled', 'e3', id, refunded);
  await publish('enrolled', 'e4', id, kept);
  await expectUntil(id, refunded);
  await publish('shortened', 'e3', id, now);
  await expectUntil(id, kept);
  expect(await isSubscriber(id)).toBe(true);
  await publish('shortened', 'e4', id, now);
  await expectUntil(id, now);
  expect(await isSubscriber(id)).toBe(false);
});

it('a repeated event changes nothing, and an event about an unknown person does not stop the others', async () => {
  const { id } = await system.createPerson();
  const [first, second] = [inDays(5), inDays(50)];
  const eventId = await publish('enrolled', 'e5', id, first);
  await expectUntil(id, first);
  await publish('enrolled', 'e5', id, second);
  await expectUntil(id, second);
  await publish('enrolled', 'e5', id, first, eventId);
  await publish('enrolled', 'e6', 'nobody', second);
  await publish('enrolled', 'e7', id, inDays(60));
  await expectUntil(id, inDays(60));
  const stored = await system.db
    .selectFrom('enrolment_ends')
    .selectAll()
    .where('enrolment_id', '=', 'e5')
    .execute();
  expect(stored).toMatchObject([{ ends_at: second }]);
});

it('counts of sign-ups count subscribers as of now', async () => {
  // Sign-ups are counted by whole days, and the other tests have people of this day.
  system.advanceMinutes(24 * 60);
  const createdFrom = system.clock.now;
  const { id } = await system.createPerson();
  await publish('enrolled', 'e8', id, inDays(3));
  await expectUntil(id, inDays(3));
  const count = async () =>
    (await system.admin.people.countSignUps({ createdFrom, createdUntil: inDays(9) })).subscribers;
  expect(await count()).toBe(1);
  system.advanceMinutes(4 * 24 * 60);
  expect(await count()).toBe(0);
});
