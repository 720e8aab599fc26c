import {
  type FakeService,
  type ServiceUnderTest,
  startFakeService,
  startTestService,
} from '@sargam/chassis/testing';
import { ChargeState } from '@sargam/proto/commerce/v1/charge';
import { Charge } from '@sargam/proto/commerce/v1/charges';
import { PaymentEvent } from '@sargam/proto/commerce/v1/events';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import {
  PlaceStoreOrderRequest,
  type StoreOrder,
  StoreOrderServiceDefinition,
} from '@sargam/proto/store/v1/orders';
import { Product, StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import { type StoreSettings, settings } from '../src/config.ts';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import { paymentEvents } from '../src/fulfilment/payment-events.ts';
import { startStore } from '../src/start.ts';
import { type FakeCommerce, startFakeCommerce } from './fake-commerce.ts';

type OrderChange = Parameters<typeof PlaceStoreOrderRequest.fromPartial>[0];

/** The store with one product, fake services, and a test clock. */
export interface TestSystem {
  readonly suite: ServiceUnderTest<StoreSettings>;
  readonly commerce: FakeCommerce;
  /** Moves the clock of store and the fake services forward. */
  advanceClock(ms: number): void;
  readonly now: () => Date;
  stop(): Promise<void>;
}

export const price = 95_000n;
export const value = 100_000n;

export const buildProduct = (change: Partial<Product> = {}): Product =>
  Product.fromPartial({
    name: { en: 'Gift card 1,000', bn: 'গিফট কার্ড ১,০০০' },
    slug: 'gift-1000',
    pricePoisha: price,
    oldPricePoisha: value,
    valuePoisha: value,
    validityDays: 365,
    description: { en: 'For a beginning.' },
    ...change,
  });

/** The store's product and category calls as an admin. */
export const adminProducts = (suite: TestSystem['suite']) =>
  suite.as({ subject: 'admin', roles: ['admin'] }).client(StoreServiceDefinition);

export const startTestSystem = async (
  folder: string,
  extraEnv: Readonly<Record<string, string>> = {},
  start = startStore,
): Promise<TestSystem> => {
  let offsetMs = 0;
  const clock = () => new Date(Date.now() + offsetMs);
  const commerce = await startFakeCommerce(clock);
  const identity: FakeService = await startFakeService(
    IdentityServiceDefinition,
    {
      getPerson: async ({ personId }) => ({ id: personId, emailVerified: false }),
    },
    'store',
  );
  const env = {
    COMMERCE_ADDRESS: commerce.address,
    IDENTITY_ADDRESS: identity.address,
    SWEEP_INTERVAL: '100ms',
    ...extraEnv,
  };
  const suite = await startTestService(folder, { settings, start, env, clock });
  await adminProducts(suite).saveProduct({ productId: 'card', product: buildProduct() });
  return {
    suite,
    commerce,
    advanceClock: (ms) => {
      offsetMs += ms;
    },
    now: clock,
    stop: async () => {
      await suite.stop();
      await Promise.all([commerce.stop(), identity.stop()]);
    },
  };
};

const person = (subject: string, roles: readonly string[] = ['student'], verified = true) => ({
  subject,
  roles,
  claims: { verified: String(verified) },
});

export const ordersOf = ({ suite }: TestSystem, subject: string, verified = true) =>
  suite.as(person(subject, ['student'], verified)).client(StoreOrderServiceDefinition);
export const cardsOf = ({ suite }: TestSystem, subject: string, verified = true) =>
  suite.as(person(subject, ['student'], verified)).client(GiftCardServiceDefinition);
export const adminOrders = ({ suite }: TestSystem) =>
  suite.as(person('admin', ['admin'])).client(StoreOrderServiceDefinition);
export const adminCards = ({ suite }: TestSystem) =>
  suite.as(person('admin', ['admin'])).client(GiftCardServiceDefinition);
export const messaging = ({ suite }: TestSystem) =>
  suite.as(person('messaging', ['service'])).client(GiftCardServiceDefinition);

export const buildOrderForm = (change: OrderChange = {}): PlaceStoreOrderRequest =>
  PlaceStoreOrderRequest.fromPartial({
    buyerId: 'tasnim',
    productId: 'card',
    quantity: 1,
    expectedTotalPoisha: price * BigInt(change.quantity ?? 1),
    forMyself: false,
    buyerName: 'Tasnim',
    buyerEmail: 'tasnim@example.com',
    receiverName: 'Mahmuda Apu',
    receiverEmail: 'mahmuda@example.com',
    receiverPhone: '০১৭১২-৩৪৫৬৭৮',
    senderName: 'Tasnim',
    message: 'Happy birthday!',
    language: 'en',
    ...change,
  });

export const placeOrder = (system: TestSystem, change: OrderChange = {}): Promise<StoreOrder> =>
  ordersOf(system, 'tasnim').placeStoreOrder(buildOrderForm(change));

/** The event of commerce about the paid charge of an order. */
export const paidEvent = (
  order: StoreOrder,
  system: TestSystem,
  change: Partial<Charge> = {},
): PaymentEvent => ({
  event: {
    $case: 'paid',
    value: {
      charge: Charge.fromPartial({
        reference: order.id,
        payerId: order.buyerId,
        state: ChargeState.CHARGE_STATE_PAID,
        amountPoisha: order.totalPoisha,
        receivedPoisha: (order.totalPoisha * 975n) / 1000n,
        card: {
          cardType: 'BKASH-BKash',
          cardIssuer: 'BKash',
          cardCategory: 'MOBILE',
          tranId: `T-${order.id}`,
        },
        createdAt: system.now(),
        paidAt: system.now(),
        invoiceNumber: 'INV-000001',
        ...change,
      }),
    },
  },
});

export const pay = async (system: TestSystem, order: StoreOrder): Promise<void> => {
  await system.suite.publish(paymentEvents, order.id, paidEvent(order, system));
};

/** The ids of the deliveries of an order for which a due event was published. */
export const listDueDeliveries = (system: TestSystem, orderId: string): readonly string[] =>
  system.suite
    .publishedEvents(giftCardEvents)
    .flatMap(({ key, event: { event } }) =>
      key === orderId && event?.$case === 'due' ? [event.value.deliveryId] : [],
    );

export const waitForDueDelivery = (system: TestSystem, orderId: string, after = 0): Promise<string> =>
  system.suite.eventually(async () => {
    const due = listDueDeliveries(system, orderId);
    expect(due.length).toBeGreaterThan(after);
    return due[after] ?? '';
  });

/** Places and pays an order; returns it with its codes. */
export const buyCards = async (
  system: TestSystem,
  change: OrderChange = {},
): Promise<{
  readonly order: StoreOrder;
  readonly deliveryId: string;
  readonly codes: readonly string[];
}> => {
  const order = await placeOrder(system, change);
  await pay(system, order);
  const deliveryId = await waitForDueDelivery(system, order.id);
  const { cards } = await messaging(system).revealCodes({ deliveryId });
  return { order, deliveryId, codes: cards.map(({ code }) => code) };
};
