import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import { type FakeService, startFakeService } from '@sargam/chassis/testing';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { StoreOrder, StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { GiftCardEvent } from '@sargam/proto/store/v2/events';
import { giftCardEvents } from '../src/gift-cards/gift-card-events.ts';
import { orderEvents } from '../src/orders/order-events.ts';
import { type FakeRelay, startFakeRelay } from './system/fake-relay.ts';
import { type MessagingSuite, publishPerson, startMessagingSuite } from './system/messaging-suite.ts';

const pdf = Buffer.from('%PDF-1.7 of the invoice');
/** What commerce answers to the next requests. */
let answer: () => { number: string; pdf: Buffer };
/** The mails of earlier tests. */
let seen = 0;
const printed = () => ({ number: 'INV-000007', pdf });

let commerce: FakeService;
let store: FakeService;
let relay: FakeRelay;
let suite: MessagingSuite;
beforeAll(async () => {
  relay = await startFakeRelay();
  commerce = await startFakeService(
    InvoiceServiceDefinition,
    {
      getInvoice: async ({ subject, language }, context) => {
        requireCaller(context, { roles: ['service'] });
        expect(language).toBe('bn');
        return { ...answer(), number: `INV-${subject?.value}` };
      },
    },
    'messaging',
  );
  store = await startFakeService(
    StoreOrderServiceDefinition,
    {
      getStoreOrder: async ({ orderId: id }) =>
        StoreOrder.fromPartial({
          id,
          buyerEmail: 'mitu@example.com',
          language: 'bn',
          invoiceNumber: 'INV-000008',
        }),
    },
    'messaging',
  );
  suite = await startMessagingSuite({
    env: { COMMERCE_ADDRESS: commerce.address, STORE_ADDRESS: store.address, SMTP_URL: relay.url },
  });
  await publishPerson(suite, { id: 'mitu', name: 'মিতু', email: 'mitu@example.com', language: 'bn' });
}, 60_000);
beforeEach(() => {
  answer = printed;
  seen = relay.mails.length;
});
afterAll(async () => {
  await suite.stop();
  await Promise.all([commerce.stop(), store.stop()]);
  relay.stop();
}, 30_000);

const publishPaid = (id: string, invoiceNumber = 'INV-000007') => {
  const order = { id, studentId: 'mitu', invoiceNumber, paidAt: new Date() };
  const event = OrderEvent.fromPartial({ event: { $case: 'paid', value: { order } } });
  return suite.publish(orderEvents, id, event, { id: `paid-${id}` });
};
const waitForMails = (count: number) =>
  suite.eventually(async () => {
    const mails = relay.mails.slice(seen);
    expect(mails).toHaveLength(count);
    return mails;
  }, 20_000);
const attachment = (name: string) => new RegExp(`filename=${name}\\.pdf[^]*${pdf.toString('base64')}`);

it('the receipt has the invoice of commerce in the buyer’s language, once when the event is repeated', async () => {
  await publishPaid('o1');
  await waitForMails(1);
  await publishPaid('o1');
  await publishPaid('o2');
  const mails = await waitForMails(2);
  expect(mails.map(({ data }) => /filename=(\S+)/.exec(data)?.[1])).toEqual(['INV-o1.pdf', 'INV-o2.pdf']);
  expect(mails[0]?.data).toMatch(attachment('INV-o1'));
});

it('the receipt of a gift card order has its invoice', async () => {
  const event = GiftCardEvent.fromPartial({ event: { $case: 'issued', value: { orderId: 'g1' } } });
  await suite.publish(giftCardEvents, 'g1', event);
  expect((await waitForMails(1))[0]?.data).toMatch(attachment('INV-g1'));
});

it('while commerce is unavailable the receipt waits, and then it has the invoice', async () => {
  let requests = 0;
  answer = () => {
    requests += 1;
    if (requests < 5) throw domainError.unavailable('too-late');
    return printed();
  };
  await publishPaid('o3');
  expect((await waitForMails(1))[0]?.data).toMatch(attachment('INV-o3'));
  expect(requests).toBeGreaterThanOrEqual(5);
}, 40_000);

it.each([
  ['an order without an invoice number', ''],
  ['an order whose invoice commerce does not know', 'INV-000009'],
])('the receipt of %s has no attachment', async (_, invoiceNumber) => {
  answer = () => {
    throw domainError.notFound('invoice-not-found', 'There is no invoice for this.');
  };
  await publishPaid(`without-${invoiceNumber}`, invoiceNumber);
  expect((await waitForMails(1))[0]?.data).not.toContain('filename=');
});
