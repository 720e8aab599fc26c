import { dhakaDay } from '@sargam/chassis/calendar';
import { StoreOrderState } from '@sargam/proto/store/v1/orders';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import { paymentEvents } from '../src/fulfilment/payment-events.ts';
import {
  adminCards,
  adminOrders,
  buyCards,
  cardsOf,
  listDueDeliveries,
  messaging,
  ordersOf,
  paidEvent,
  pay,
  placeOrder,
  startTestSystem,
  type TestSystem,
  waitForDueDelivery,
} from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem(import.meta.dirname);
}, 60_000);
afterAll(() => system.stop(), 30_000);

const dayMs = 86_400_000;
const minuteMs = 60_000;
const buyer = () => ordersOf(system, 'tasnim');
const findOrder = (orderId: string) => buyer().getStoreOrder({ orderId });
const waitForState = (orderId: string, state: StoreOrderState) =>
  system.suite.eventually(async () => expect((await findOrder(orderId)).state).toBe(state));
const { STORE_ORDER_STATE_DELIVERED: delivered } = StoreOrderState;

it('the codes are revealed to a service only, while the delivery is open', async () => {
  const { order, deliveryId, codes } = await buyCards(system, { quantity: 3 });
  expect(codes).toHaveLength(3);
  for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect((await messaging(system).revealCodes({ deliveryId })).cards.map(({ code }) => code)).toEqual(codes);
  for (const caller of [cardsOf(system, 'tasnim'), adminCards(system)])
    await expect(caller.revealCodes({ deliveryId })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(cardsOf(system, 'tasnim').confirmDelivery({ deliveryId })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await messaging(system).confirmDelivery({ deliveryId });
  await messaging(system).confirmDelivery({ deliveryId });
  await expect(messaging(system).revealCodes({ deliveryId })).rejects.toMatchObject({
    code: 'delivery-closed',
  });
  expect(await findOrder(order.id)).toMatchObject({ state: delivered, deliveredAt: expect.any(Date) });
});

it('no event and no list contains a code', async () => {
  const { codes } = await buyCards(system);
  const [code = ''] = codes;
  const exposed = JSON.stringify(
    [system.suite.publishedEvents(giftCardEvents), await adminCards(system).listGiftCards({})],
    (_, field) => (typeof field === 'bigint' ? String(field) : field),
  );
  expect(exposed).toContain('lastFour');
  expect(exposed).not.toContain(code);
  expect(exposed).not.toContain(code.replaceAll('-', ''));
});

it('the codes are mailed at nine in the morning of the chosen day, also after a restart', async () => {
  const deliverOn = dhakaDay(new Date(system.now().getTime() + 2 * dayMs));
  const order = await placeOrder(system, { deliverOn });
  await pay(system, order);
  await waitForState(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'not-delivered-yet',
  });
  await system.suite.restart();
  expect(listDueDeliveries(system, order.id)).toEqual([]);
  const nine = Date.parse(`${deliverOn}T03:00:00Z`);
  system.advanceClock(nine - system.now().getTime() + 1_000);
  const deliveryId = await waitForDueDelivery(system, order.id);
  const { cards } = await messaging(system).revealCodes({ deliveryId });
  expect(cards).toHaveLength(1);
  expect((await cardsOf(system, 'x').getGiftCardByCode({ code: cards[0]?.code ?? '' })).validFrom).toEqual(
    new Date(Date.parse(`${deliverOn}T00:00:00Z`) - 6 * 3_600_000),
  );
});

it('the same codes are mailed again on request, at most five times a day', async () => {
  const { order, deliveryId, codes } = await buyCards(system);
  await messaging(system).confirmDelivery({ deliveryId });
  for (let resend = 1; resend <= 5; resend++) {
    await buyer().resendGiftCards({ orderId: order.id });
    const next = await waitForDueDelivery(system, order.id, resend);
    const { cards } = await messaging(system).revealCodes({ deliveryId: next });
    expect(cards.map(({ code }) => code)).toEqual(codes);
    await messaging(system).confirmDelivery({ deliveryId: next });
  }
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'too-many-resends',
  });
  await expect(ordersOf(system, 'somebody').resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  system.advanceClock(dayMs);
  await adminOrders(system).resendGiftCards({ orderId: order.id });
});

it('after ten minutes the codes can be mailed again when the first mail was not confirmed', async () => {
  const { order, deliveryId: lost, codes } = await buyCards(system);
  system.advanceClock(9 * minuteMs);
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'not-delivered-yet',
  });
  system.advanceClock(minuteMs);
  await buyer().resendGiftCards({ orderId: order.id });
  const second = await waitForDueDelivery(system, order.id, 1);
  const { cards } = await messaging(system).revealCodes({ deliveryId: second });
  expect(cards.map(({ code }) => code)).toEqual(codes);
  await messaging(system).confirmDelivery({ deliveryId: second });
  await waitForState(order.id, delivered);
  // The first delivery is closed, so its late mail cannot get the codes.
  await expect(messaging(system).revealCodes({ deliveryId: lost })).rejects.toMatchObject({
    code: 'delivery-closed',
  });
});

it('concurrent requests for another mail schedule one delivery', async () => {
  const { order, deliveryId } = await buyCards(system);
  await messaging(system).confirmDelivery({ deliveryId });
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => buyer().resendGiftCards({ orderId: order.id })),
  );
  const errorCodes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(errorCodes).toEqual(['not-delivered-yet', 'not-delivered-yet']);
  const { resendFrom } = await findOrder(order.id);
  expect(resendFrom?.getTime()).toBeGreaterThan(system.now().getTime() + 9 * minuteMs);
  // This mail is not confirmed either, so another one can be requested after ten minutes.
  system.advanceClock(10 * minuteMs);
  await buyer().resendGiftCards({ orderId: order.id });
  await waitForDueDelivery(system, order.id, 2);
});

it('a late payment event gives its first mail the same ten minutes', async () => {
  const order = await placeOrder(system);
  const paidAt = new Date(system.now().getTime() - 11 * minuteMs);
  await system.suite.publish(paymentEvents, order.id, paidEvent(order, system, { paidAt }));
  await waitForDueDelivery(system, order.id);
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'not-delivered-yet',
  });
  system.advanceClock(10 * minuteMs);
  await buyer().resendGiftCards({ orderId: order.id });
});

it('an order has the earliest time of another mail and the expiry of its codes', async () => {
  const order = await placeOrder(system);
  expect(await findOrder(order.id)).toMatchObject({ resendFrom: undefined, validTo: undefined });
  await pay(system, order);
  await waitForState(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  const deliveryId = await waitForDueDelivery(system, order.id);
  const { resendFrom, validTo } = await findOrder(order.id);
  const inMinutes = ((resendFrom?.getTime() ?? 0) - system.now().getTime()) / minuteMs;
  expect([inMinutes > 9, inMinutes <= 10]).toEqual([true, true]);
  const listed = (await buyer().listStoreOrders({ buyerId: 'tasnim' })).orders.find(
    ({ id }) => id === order.id,
  );
  expect(listed).toMatchObject({ resendFrom, validTo });
  const { cards } = await messaging(system).revealCodes({ deliveryId });
  const card = await cardsOf(system, 'x').getGiftCardByCode({ code: cards[0]?.code ?? '' });
  expect(validTo).toEqual(card.validTo);
});
