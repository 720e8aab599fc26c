import { dhakaDay } from '@sargam/chassis/calendar';
import { StoreOrderState } from '@sargam/proto/store/v1/orders';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import { paymentEvents } from '../src/fulfilment/payment-events.ts';
import {
  adminCards,
  adminOrders,
  bought,
  cardsOf,
  dueOf,
  messaging,
  nextDue,
  openWorld,
  ordersOf,
  paidEvent,
  pay,
  placed,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(__dirname);
}, 60_000);
afterAll(() => world.stop(), 30_000);

const dayMs = 86_400_000;
const minuteMs = 60_000;
const buyer = () => ordersOf(world, 'tasnim');
const orderOf = (orderId: string) => buyer().getStoreOrder({ orderId });
const becomes = (orderId: string, state: StoreOrderState) =>
  world.suite.eventually(async () => expect((await orderOf(orderId)).state).toBe(state));
const { STORE_ORDER_STATE_DELIVERED: delivered } = StoreOrderState;

it('reveals the codes to a service while the delivery is open, and to nobody else', async () => {
  const { order, deliveryId, codes } = await bought(world, { quantity: 3 });
  expect(codes).toHaveLength(3);
  for (const code of codes) expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect((await messaging(world).revealCodes({ deliveryId })).cards.map(({ code }) => code)).toEqual(codes);
  for (const caller of [cardsOf(world, 'tasnim'), adminCards(world)])
    await expect(caller.revealCodes({ deliveryId })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(cardsOf(world, 'tasnim').confirmDelivery({ deliveryId })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await messaging(world).confirmDelivery({ deliveryId });
  await messaging(world).confirmDelivery({ deliveryId });
  await expect(messaging(world).revealCodes({ deliveryId })).rejects.toMatchObject({
    code: 'delivery-closed',
  });
  expect(await orderOf(order.id)).toMatchObject({ state: delivered, deliveredAt: expect.any(Date) });
});

it('tells nobody a code: not a topic, not a list', async () => {
  const { codes } = await bought(world);
  const [code = ''] = codes;
  const seen = JSON.stringify(
    [world.suite.publishedEvents(giftCardEvents), await adminCards(world).listGiftCards({})],
    (_, part) => (typeof part === 'bigint' ? String(part) : part),
  );
  expect(seen).toContain('lastFour');
  expect(seen).not.toContain(code);
  expect(seen).not.toContain(code.replaceAll('-', ''));
});

it('waits for nine in the morning of the chosen day, also over a restart', async () => {
  const deliverOn = dhakaDay(new Date(world.now().getTime() + 2 * dayMs));
  const order = await placed(world, { deliverOn });
  await pay(world, order);
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'not-delivered-yet',
  });
  await world.suite.restart();
  expect(dueOf(world, order.id)).toEqual([]);
  const nine = Date.parse(`${deliverOn}T03:00:00Z`);
  world.later(nine - world.now().getTime() + 1_000);
  const deliveryId = await nextDue(world, order.id);
  const { cards } = await messaging(world).revealCodes({ deliveryId });
  expect(cards).toHaveLength(1);
  expect((await cardsOf(world, 'x').getGiftCardByCode({ code: cards[0]?.code ?? '' })).validFrom).toEqual(
    new Date(Date.parse(`${deliverOn}T00:00:00Z`) - 6 * 3_600_000),
  );
});

it('mails the same codes again when asked, five times a day at most', async () => {
  const { order, deliveryId, codes } = await bought(world);
  await messaging(world).confirmDelivery({ deliveryId });
  for (let again = 1; again <= 5; again++) {
    await buyer().resendGiftCards({ orderId: order.id });
    const next = await nextDue(world, order.id, again);
    const { cards } = await messaging(world).revealCodes({ deliveryId: next });
    expect(cards.map(({ code }) => code)).toEqual(codes);
    await messaging(world).confirmDelivery({ deliveryId: next });
  }
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'too-many-resends',
  });
  await expect(ordersOf(world, 'somebody').resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  world.later(dayMs);
  await adminOrders(world).resendGiftCards({ orderId: order.id });
});

it('mails the codes again where nobody knows what became of the first mail, once it is overdue', async () => {
  const { order, deliveryId: lost, codes } = await bought(world);
  world.later(9 * minuteMs);
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'not-delivered-yet',
  });
  world.later(minuteMs);
  await buyer().resendGiftCards({ orderId: order.id });
  const again = await nextDue(world, order.id, 1);
  const { cards } = await messaging(world).revealCodes({ deliveryId: again });
  expect(cards.map(({ code }) => code)).toEqual(codes);
  await messaging(world).confirmDelivery({ deliveryId: again });
  await becomes(order.id, delivered);
  // Nothing is overdue any more, and the lost mail does not bring the codes a third time.
  await expect(messaging(world).revealCodes({ deliveryId: lost })).rejects.toMatchObject({
    code: 'delivery-closed',
  });
});

it('has one mail under way, however often the codes are asked for again at once', async () => {
  const { order, deliveryId } = await bought(world);
  await messaging(world).confirmDelivery({ deliveryId });
  const asked = await Promise.allSettled([1, 2, 3].map(() => buyer().resendGiftCards({ orderId: order.id })));
  const refusals = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refusals).toEqual(['not-delivered-yet', 'not-delivered-yet']);
  const { resendFrom } = await orderOf(order.id);
  expect(resendFrom?.getTime()).toBeGreaterThan(world.now().getTime() + 9 * minuteMs);
  // It is lost; the next may be asked for once it should long have arrived.
  world.later(10 * minuteMs);
  await buyer().resendGiftCards({ orderId: order.id });
  await nextDue(world, order.id, 2);
});

it('waits as long for a first mail that is planned late', async () => {
  const order = await placed(world);
  const paidAt = new Date(world.now().getTime() - 11 * minuteMs);
  await world.suite.publish(paymentEvents, order.id, paidEvent(order, world, { paidAt }));
  await nextDue(world, order.id);
  await expect(buyer().resendGiftCards({ orderId: order.id })).rejects.toMatchObject({
    code: 'not-delivered-yet',
  });
  world.later(10 * minuteMs);
  await buyer().resendGiftCards({ orderId: order.id });
});

it('says from when the codes can be asked for again, and until when they are good', async () => {
  const order = await placed(world);
  expect(await orderOf(order.id)).toMatchObject({ resendFrom: undefined, validTo: undefined });
  await pay(world, order);
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  const deliveryId = await nextDue(world, order.id);
  const { resendFrom, validTo } = await orderOf(order.id);
  const inMinutes = ((resendFrom?.getTime() ?? 0) - world.now().getTime()) / minuteMs;
  expect([inMinutes > 9, inMinutes <= 10]).toEqual([true, true]);
  const mine = (await buyer().listStoreOrders({ buyerId: 'tasnim' })).orders.find(
    ({ id }) => id === order.id,
  );
  expect(mine).toMatchObject({ resendFrom, validTo });
  const { cards } = await messaging(world).revealCodes({ deliveryId });
  const face = await cardsOf(world, 'x').getGiftCardByCode({ code: cards[0]?.code ?? '' });
  expect(validTo).toEqual(face.validTo);
});
