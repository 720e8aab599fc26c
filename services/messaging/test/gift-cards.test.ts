import fs from 'node:fs';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import { type FakeService, startFakeService } from '@sargam/chassis/testing';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { StoreOrder, StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { GiftCardEvent } from '@sargam/proto/store/v2/events';
import mongoose from 'mongoose';
import { giftCardEvents } from '../src/gift-cards/gift-card-events.ts';
import { addressOf, mailsTo, oneMailTo, run } from './system/inbox.ts';
import { listSentMails, type MessagingSuite, startMessagingSuite } from './system/messaging-suite.ts';

const code = 'ABCD-EFGH-JKLM-2345';
const plainCode = code.replaceAll('-', '');

/** The orders of the fake store. */
const orders = new Map<string, StoreOrder>();
/** The orders and pictures of open deliveries: the fake store reveals codes only for these. */
const openDeliveries = new Map<string, { readonly order: StoreOrder; readonly image: string }>();
const confirmed: string[] = [];
const log: string[] = [];
let store: FakeService;
let commerce: FakeService;
let suite: MessagingSuite;

beforeAll(async () => {
  // Log lines are written straight to standard output.
  const write = fs.writeSync as (fd: number, text: string) => number;
  vi.spyOn(fs, 'writeSync').mockImplementation(((fd: number, text: string) => {
    if (fd !== 1) return write(fd, text);
    log.push(String(text));
    return Buffer.byteLength(text);
  }) as typeof fs.writeSync);
  store = await startFakeService(
    GiftCardServiceDefinition,
    {
      revealCodes: async ({ deliveryId }, context) => {
        requireCaller(context, { roles: ['service'] });
        const open = openDeliveries.get(deliveryId);
        if (!open) throw domainError.precondition('delivery-closed', 'Not to be mailed.');
        return { ...open, cards: [{ giftCardId: 'c1', code }] };
      },
      confirmDelivery: async ({ deliveryId }, context) => {
        expect(requireCaller(context, { roles: ['service'] }).subject).toBe('messaging');
        confirmed.push(deliveryId);
        return {};
      },
    },
    'messaging',
    [
      StoreOrderServiceDefinition,
      {
        getStoreOrder: async ({ orderId }, context) => {
          expect(requireCaller(context, { roles: ['service'] }).subject).toBe('messaging');
          const order = orders.get(orderId);
          if (!order) throw domainError.notFound('order-not-found', 'This order was not found.');
          return order;
        },
      },
    ],
  );
  commerce = await startFakeService(
    InvoiceServiceDefinition,
    { getInvoice: async () => ({ number: 'INV-000007', pdf: Buffer.from('%PDF-1.7') }) },
    'messaging',
  );
  suite = await startMessagingSuite({
    env: { STORE_ADDRESS: store.address, COMMERCE_ADDRESS: commerce.address, LOG_LEVEL: 'trace' },
  });
}, 60_000);
afterAll(async () => {
  await suite.stop();
  await Promise.all([store.stop(), commerce.stop()]);
}, 30_000);

/** An order that the fake store knows. */
const createOrder = (id: string, change: Partial<StoreOrder> = {}): StoreOrder => {
  const order = StoreOrder.fromPartial({
    id,
    buyerName: 'Tasnim',
    buyerEmail: addressOf(`buyer-${id}`),
    receiverName: 'Mahmuda Apu',
    receiverEmail: addressOf(`receiver-${id}`),
    senderName: 'Tasnim',
    message: 'Happy birthday!',
    productName: { en: 'Gift card, ৳1,000', bn: 'গিফট কার্ড, ৳১,০০০' },
    valuePoisha: 100_000n,
    totalPoisha: 95_000n,
    quantity: 1,
    language: 'en',
    paidAt: new Date(),
    validTo: new Date('2027-11-21T17:59:59Z'),
    ...change,
  });
  orders.set(id, order);
  return order;
};

const openDelivery = (id: string, order: StoreOrder, image = ''): unknown =>
  openDeliveries.set(id, { order, image });

const due = ({ id: orderId }: StoreOrder, deliveryId: string): GiftCardEvent =>
  GiftCardEvent.fromPartial({ event: { $case: 'due', value: { orderId, deliveryId } } });

it('the card is mailed to its receiver once when the event is repeated, and is confirmed', async () => {
  const order = createOrder('a');
  openDelivery('d-a', order);
  await Promise.all(
    [1, 2, 3].map((index) =>
      suite.publish(giftCardEvents, 'a', due(order, 'd-a'), { id: `${run}-${index % 2}` }),
    ),
  );
  const mail = await oneMailTo(order.receiverEmail);
  expect(mail?.subject).toBe('A gift card from Tasnim');
  expect(mail?.text).toContain(code);
  expect(mail?.html).toContain(`https://sargam.test/giftcard#${code}`);
  await suite.eventually(async () => expect(confirmed).toContain('d-a'));
  await suite.eventually(async () =>
    expect(await listSentMails(suite, order.receiverEmail)).toMatchObject([{ template: 'gift-card' }]),
  );
  expect(await mailsTo(order.buyerEmail)).toHaveLength(0);
});

it('the mail has the picture of the product', async () => {
  const order = createOrder('p');
  openDelivery('d-p', order, 'pictures/01K.webp');
  await suite.publish(giftCardEvents, 'p', due(order, 'd-p'));
  const mail = await oneMailTo(order.receiverEmail);
  expect(mail?.html).toContain('https://sargam.test/api/v1/media/pictures%2F01K.webp');
});

it('a buyer’s own card is mailed in the language of the order', async () => {
  const order = createOrder('b', { forMyself: true, language: 'bn' });
  openDelivery('d-b', order);
  await suite.publish(giftCardEvents, 'b', due(order, 'd-b'));
  expect((await oneMailTo(order.buyerEmail))?.subject).toBe('আপনার গিফট কার্ড এসে গেছে');
});

it('a closed delivery is not mailed, and does not block later events', async () => {
  const order = createOrder('c');
  await suite.publish(giftCardEvents, 'c', due(order, 'd-c'));
  const after = createOrder('c2');
  openDelivery('d-c2', after);
  await suite.publish(giftCardEvents, 'c', due(after, 'd-c2'));
  await oneMailTo(after.receiverEmail);
  expect(await mailsTo(order.receiverEmail)).toHaveLength(0);
  expect(confirmed).not.toContain('d-c');
});

it('a mail with an unknown result is neither confirmed nor sent again', async () => {
  const order = createOrder('f');
  openDelivery('d-f', order);
  const connection = await mongoose.createConnection(suite.settings.mongoUrl).asPromise();
  // The record of a process that crashed while the relay had the mail.
  const unfinishedMail = {
    _id: 'd-f:gift-card',
    state: 'sending',
    template: 'gift-card',
    language: 'en',
    at: new Date(),
  };
  await connection
    .collection<{ _id: string }>('mails')
    .insertOne({ ...unfinishedMail, recipient: order.receiverEmail } as never);
  await suite.publish(giftCardEvents, 'f', due(order, 'd-f'));
  await suite.eventually(async () =>
    expect(
      await connection.collection<{ _id: string }>('mails').findOne({ _id: 'd-f:gift-card' }),
    ).toMatchObject({
      state: 'unknown',
      reason: 'process-stopped',
    }),
  );
  await connection.close();
  const after = createOrder('f2');
  openDelivery('d-f2', after);
  await suite.publish(giftCardEvents, 'f', due(after, 'd-f2'));
  await oneMailTo(after.receiverEmail);
  expect(await mailsTo(order.receiverEmail)).toHaveLength(0);
  expect(confirmed).not.toContain('d-f');
});

it('the buyer gets a receipt and a refund mail without a code', async () => {
  const order = createOrder('e', { invoiceNumber: 'INV-000007' });
  const issued = GiftCardEvent.fromPartial({
    event: { $case: 'issued', value: { orderId: order.id, giftCardIds: ['c1'] } },
  });
  const refunded = GiftCardEvent.fromPartial({ event: { $case: 'refunded', value: { orderId: order.id } } });
  await suite.publish(giftCardEvents, 'e', issued);
  await suite.publish(giftCardEvents, 'e', refunded);
  await suite.eventually(async () => expect(await mailsTo(order.buyerEmail)).toHaveLength(2));
  const mails = await mailsTo(order.buyerEmail);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'We are giving back ৳950.00',
    'Your gift card order is complete',
  ]);
  for (const { text } of mails) expect(text).not.toContain(code);
});

it('no code is in the database or the log', async () => {
  expect(log.join('')).toContain('mail sent');
  expect(log.join('')).not.toContain(code);
  expect(log.join('')).not.toContain(plainCode);
  const connection = await mongoose.createConnection(suite.settings.mongoUrl).asPromise();
  try {
    for (const { name } of await connection.listCollections()) {
      const documents = JSON.stringify(await connection.collection(name).find().toArray());
      expect(documents).not.toContain(code);
      expect(documents).not.toContain(plainCode);
    }
  } finally {
    await connection.close();
  }
});
