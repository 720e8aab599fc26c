import type { FakeService } from '@sargam/chassis/testing';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { OrderState } from '@sargam/proto/commerce/v1/order';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { orderEvents } from '../src/orders/order-events.ts';
import { userEvents } from '../src/recipients/user-events.ts';
import { startFakeLinks } from './system/fake-links.ts';
import { addressOf, mailsTo, oneMailTo, run } from './system/inbox.ts';
import {
  listSentMails,
  type MessagingSuite,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

let identity: FakeService;
let suite: MessagingSuite;
beforeAll(async () => {
  identity = await startFakeLinks(['closed']);
  suite = await startMessagingSuite({ env: { IDENTITY_ADDRESS: identity.address } });
}, 60_000);
afterAll(async () => {
  await suite.stop();
  await identity.stop();
}, 30_000);

/** Publishes that a link must be mailed to a new person; the link has the person's id. */
const requestVerification = async (
  id: string,
  language: string,
  expiresAt = new Date(Date.now() + 3_600_000),
) => {
  await publishPerson(suite, { id, name: id, email: addressOf(id), language });
  const value = { personId: id, linkId: id, expiresAt };
  const event = UserEvent.fromPartial({ event: { $case: 'verificationRequested', value } });
  const publish = () => suite.publish(userEvents, id, event, { id: `link-${id}-${run}` });
  await publish();
  return publish;
};

it('a verification link is mailed once in the person’s language when the event is repeated', async () => {
  const repeat = await requestVerification('mitu', 'bn');
  await Promise.all([1, 2].map(repeat));
  const mail = await oneMailTo(addressOf('mitu'));
  expect(mail?.subject).toBe('আপনার ইমেইল যাচাই করুন');
  expect(mail?.text).toContain('https://sargam.test/verify-email#token=token-mitu');
  await repeat();
  await requestVerification('last', 'en');
  await oneMailTo(addressOf('last'));
  expect(await mailsTo(addressOf('mitu'))).toHaveLength(1);
  await suite.eventually(async () =>
    expect(await listSentMails(suite, addressOf('mitu'))).toMatchObject([
      { template: 'verification', language: 'bn' },
    ]),
  );
});

it('an expired link and one that identity does not reveal are not mailed', async () => {
  await requestVerification('late', 'en', new Date(Date.now() - 1));
  await requestVerification('closed', 'en');
  await requestVerification('late2', 'en');
  await oneMailTo(addressOf('late2'));
  for (const id of ['late', 'closed']) expect(await mailsTo(addressOf(id))).toHaveLength(0);
});

it('the buyer gets a receipt, with the way to give a replaced order back, but not for an imported order', async () => {
  await publishPerson(suite, { id: 'buyer', name: 'Buyer', email: addressOf('buyer'), language: 'en' });
  const paid = (id: string, imported: boolean, returnableUntil?: Date) =>
    OrderEvent.fromPartial({
      event: {
        $case: 'paid',
        value: {
          imported,
          returnableUntil,
          order: {
            id,
            studentId: 'buyer',
            state: OrderState.ORDER_STATE_PAID,
            payablePoisha: 120_000n,
            paidAt: new Date(),
            lines: [
              {
                courseId: 'c1',
                title: { en: 'First chords', bn: '' },
                offer: { pricePoisha: 120_000n, validityDays: 30 },
              },
            ],
          },
        },
      },
    });
  await suite.publish(orderEvents, 'old', paid('old', true));
  await suite.publish(orderEvents, 'new', paid('new', false));
  const mail = await oneMailTo(addressOf('buyer'));
  expect(mail?.text).toContain('First chords (30 days): ৳1,200.00');
  expect(mail?.text).toContain('Order: new');
  expect(mail?.text).not.toContain('give it back');
  await suite.publish(orderEvents, 'late', paid('late', false, new Date('2026-12-01T06:00:00Z')));
  const late = await suite.eventually(async () => {
    const found = (await mailsTo(addressOf('buyer'))).find(({ text }) => text?.includes('Order: late'));
    expect(found).toBeDefined();
    return found;
  });
  expect(late?.text).toContain('give it back until 1 December 2026');
  expect(late?.text).toContain('https://sargam.test/studentpanel?tab=3&order=late');
});

it('each of many orders paid at the same time gets one receipt', async () => {
  await publishPerson(suite, { id: 'many', name: 'Many', email: addressOf('many'), language: 'en' });
  const orders = Array.from({ length: 12 }, (_, index) => `many${index}`);
  const pay = (id: string) =>
    suite.publish(
      orderEvents,
      id,
      OrderEvent.fromPartial({
        event: { $case: 'paid', value: { order: { id, studentId: 'many', paidAt: new Date() } } },
      }),
      { id: `${id}-${run}` },
    );
  await Promise.all([...orders, ...orders].map(pay));
  await suite.eventually(async () => expect(await listSentMails(suite, addressOf('many'))).toHaveLength(12));
  const mailedOrders = (await mailsTo(addressOf('many'))).map(({ text }) => /Order: (\w+)/.exec(text)?.[1]);
  expect(mailedOrders.sort()).toEqual(orders.toSorted());
});

it('a refund is mailed once, also to a suspended user', async () => {
  await publishPerson(suite, {
    ...{ id: 'back', name: 'মিতু', email: addressOf('back'), language: 'bn' },
    suspended: true,
  });
  const refunded = OrderEvent.fromPartial({
    event: {
      $case: 'refunded',
      value: {
        order: { id: 'o9', studentId: 'back', state: OrderState.ORDER_STATE_REFUNDED, paidAt: new Date() },
        refund: { id: 'r9', walletPoisha: 20_000n, cardPoisha: 100_000n, creditNoteNumber: 'CN-000009' },
        full: true,
      },
    },
  });
  for (let time = 0; time < 3; time += 1) {
    await suite.publish(orderEvents, 'o9', refunded, { id: `refund-${run}` });
  }
  const mail = await oneMailTo(addressOf('back'));
  expect(mail?.subject).toBe('টাকা ফেরত: ৳১,২০০.০০');
  expect(mail?.text).toContain('ওয়ালেটে: ৳২০০.০০');
  expect(mail?.text).toContain('https://sargam.test/studentpanel?tab=3&order=o9');
  expect(mail?.text).toContain('CN-000009');
  expect(mail?.text).toContain('এই অর্ডারের কোর্সগুলো এখন বন্ধ।');
  await requestVerification('later', 'en');
  await oneMailTo(addressOf('later'));
  expect(await mailsTo(addressOf('back'))).toHaveLength(1);
});

it('the mail about a declined refund has the reason', async () => {
  await publishPerson(suite, { id: 'no', name: 'No', email: addressOf('no'), language: 'en' });
  const declined = OrderEvent.fromPartial({
    event: {
      $case: 'refundDeclined',
      value: {
        order: { id: 'o10', studentId: 'no' },
        refund: { id: 'r10', declineReason: 'It plays <here>' },
      },
    },
  });
  for (const id of [`no-${run}`, `no-${run}`]) await suite.publish(orderEvents, 'o10', declined, { id });
  const mail = await oneMailTo(addressOf('no'));
  expect(mail?.text).toContain('The reason: It plays <here>');
  expect(mail?.html).toContain('It plays &lt;here&gt;');
  expect(mail?.text).toContain('https://sargam.test/studentpanel?tab=3&order=o10');
});

it('the contact form accepts a message, and lists missing fields', async () => {
  const visitor = suite.client(MessagingServiceDefinition);
  await visitor.sendContactMessage({ name: 'A', email: 'a@b.cd', message: 'Hello' });
  await expect(visitor.sendContactMessage({ name: '', email: 'nope', message: ' ' })).rejects.toMatchObject({
    message: 'Please fill all the fields',
    fields: [{ field: 'name' }, { field: 'email' }, { field: 'message' }],
  });
});
