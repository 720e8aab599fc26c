import { type FakeService, startFakeService } from '@sargam/chassis/testing';
import { Role } from '@sargam/proto/identity/v1/identity';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import { SettlementEvent } from '@sargam/proto/payouts/v1/events';
import mongoose from 'mongoose';
import type { Recipient } from '../src/recipients/recipient-store.ts';
import { settlementEvents } from '../src/settlements/settlement-events.ts';
import { addressOf, mailsTo, run } from './system/inbox.ts';
import { type MessagingSuite, publishPerson, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
let identity: FakeService;
let database: mongoose.Connection;
/** The accounts of which messaging asks identity. */
let asked: string[] = [];
beforeAll(async () => {
  identity = await startFakeService(
    PeopleServiceDefinition,
    {
      countAudience: async ({ filter, personIds }) => {
        expect(filter?.roles).toEqual([Role.ROLE_INSTRUCTOR]);
        asked.push(...personIds);
        return { count: personIds.filter((id) => id.endsWith('-teacher')).length };
      },
    },
    'messaging',
  );
  suite = await startMessagingSuite({ env: { IDENTITY_ADDRESS: identity.address } });
  database = await mongoose.createConnection(suite.settings.mongoUrl).asPromise();
}, 60_000);
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await database.close();
  await suite.stop();
  await identity.stop();
}, 30_000);

const recipients = () => database.collection<Recipient>('recipients');
const inbox = () => database.collection<{ _id: string; outcome: string }>('inbox');

/** Publishes the account and waits for its record: the records are in the order of the calls. */
const addAccount = async (id: string, instructorId: string, role: Role): Promise<void> => {
  await publishPerson(suite, { id, instructorId, role, name: id, email: addressOf(id), language: 'en' });
  await suite.eventually(async () => expect(await recipients().findOne({ _id: id })).not.toBeNull());
};

const settle = (instructorId: string, name: string) => {
  const settlement = { id: `${name}-${run}`, instructorId, receivedAmountPoisha: 50_050n };
  const event = { $case: 'settled' as const, value: { settlement, duePoisha: 0n } };
  return suite.publish(settlementEvents, instructorId, SettlementEvent.fromPartial({ event }));
};

/** Settles and waits until the event is handled. */
const settleHandled = async (instructorId: string, name: string): Promise<void> => {
  const event = await settle(instructorId, name);
  await suite.eventually(async () =>
    expect(await inbox().findOne({ _id: new RegExp(`:${event}$`) })).toMatchObject({ outcome: 'handled' }),
  );
};

it('the mail goes to the instructor, not to a content uploader or an admin with the same instructor', async () => {
  await addAccount('a-uploader', 'i-a', Role.ROLE_CONTENT);
  await addAccount('a-teacher', 'i-a', Role.ROLE_INSTRUCTOR);
  await addAccount('a-office', 'i-a', Role.ROLE_ADMIN);
  await settleHandled('i-a', 'a');
  expect(await mailsTo(addressOf('a-teacher'))).toHaveLength(1);
  for (const other of ['a-uploader', 'a-office']) expect(await mailsTo(addressOf(other))).toEqual([]);
  expect(asked).toEqual([]);
});

it('nobody gets the mail of an instructor with an uploader alone, and nobody that of an empty instructor id', async () => {
  await addAccount('b-uploader', 'i-b', Role.ROLE_CONTENT);
  await addAccount('b-student', '', Role.ROLE_STUDENT);
  for (const instructorId of ['i-b', '']) await settleHandled(instructorId, `b-${instructorId}`);
  for (const other of ['b-uploader', 'b-student']) expect(await mailsTo(addressOf(other))).toEqual([]);
});

it('identity decides once about each record without a role', async () => {
  await addAccount('c-uploader', 'i-c', Role.ROLE_CONTENT);
  await addAccount('c-teacher', 'i-c', Role.ROLE_INSTRUCTOR);
  await addAccount('d-uploader', 'i-d', Role.ROLE_CONTENT);
  await recipients().updateMany({ instructorId: /^i-[cd]$/ }, { $unset: { isInstructor: '' } });
  for (const settlement of ['1', '2'])
    for (const instructorId of ['i-c', 'i-d'])
      await settleHandled(instructorId, `${instructorId}${settlement}`);
  expect(await mailsTo(addressOf('c-teacher'))).toHaveLength(2);
  for (const other of ['c-uploader', 'd-uploader']) expect(await mailsTo(addressOf(other))).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(['c-teacher', 'd-uploader']));
  expect(asked).toHaveLength(new Set(asked).size);
});
