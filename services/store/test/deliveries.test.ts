import { dhakaDay } from '@sargam/chassis/calendar';
import { openDatabase } from '@sargam/chassis/sql';
import { StoreOrderState } from '@sargam/proto/store/v1/orders';
import type { Tables } from '../src/database.ts';
import { giftCardEvents } from '../src/giftcards/card-events.ts';
import type { OrderId } from '../src/ids.ts';
import { refundFor } from './fake-commerce.ts';
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
const { STORE_ORDER_STATE_DELIVERED: delivered, STORE_ORDER_STATE_REFUNDED: refunded } = StoreOrderState;

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
    [world.suite.events(giftCardEvents), await adminCards(world).listGiftCards({})],
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
  expect((await cardsOf(world, 'x').lookAtGiftCard({ code: cards[0]?.code ?? '' })).validFrom).toEqual(
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

it('says from when the codes can be asked for again, and until when they are good', async () => {
  const order = await placed(world);
  expect(await orderOf(order.id)).toMatchObject({ resendFrom: undefined, validTo: undefined });
  await pay(world, order);
  await becomes(order.id, StoreOrderState.STORE_ORDER_STATE_PAID);
  const { paidAt, resendFrom, validTo } = await orderOf(order.id);
  expect(resendFrom?.getTime()).toBe((paidAt?.getTime() ?? 0) + 10 * minuteMs);
  const deliveryId = await nextDue(world, order.id);
  const { cards } = await messaging(world).revealCodes({ deliveryId });
  const face = await cardsOf(world, 'x').lookAtGiftCard({ code: cards[0]?.code ?? '' });
  expect(validTo).toEqual(face.validTo);
});

describe('a refund', () => {
  const refund = (orderId: string) =>
    adminOrders(world).refundStoreOrder({ orderId, reason: 'Bought by mistake' });
  const refundsOf = (orderId: string) =>
    world.commerce.refunds.filter(({ reference }) => reference === orderId);

  it('ends the cards and asks for the money, however often it is wanted in the same words', async () => {
    const { order, deliveryId, codes } = await bought(world, { quantity: 2 });
    const { id: refundId, creditNoteNumber } = refundFor(order.id);
    const given = { state: refunded, refundId, creditNoteNumber };
    expect(await refund(order.id)).toMatchObject(given);
    expect(await refund(order.id)).toMatchObject(given);
    expect(await orderOf(order.id)).toMatchObject(given);
    // The sweep may ask beside the call: to commerce one reference is one refund.
    const asked = refundsOf(order.id).map(({ actor, reason }) => `${actor}: ${reason}`);
    expect(new Set(asked)).toEqual(new Set(['admin: Bought by mistake']));
    for (const code of codes)
      await expect(cardsOf(world, 'x').lookAtGiftCard({ code })).rejects.toMatchObject({
        code: 'gift-card-invalid',
      });
    await expect(messaging(world).revealCodes({ deliveryId })).rejects.toMatchObject({
      code: 'delivery-closed',
    });
    await messaging(world).confirmDelivery({ deliveryId });
    expect((await orderOf(order.id)).state).toBe(refunded);
    await world.suite.eventually(async () =>
      expect(
        world.suite.events(giftCardEvents).filter(({ key, type }) => key === order.id && type === 'refunded'),
      ).toHaveLength(1),
    );
  });

  it('is refused once a card of the order was redeemed', async () => {
    const { order, codes } = await bought(world, { quantity: 2 });
    await cardsOf(world, 'mitu').redeemGiftCard({
      code: codes[1] ?? '',
      studentId: 'mitu',
      idempotencyKey: '',
    });
    await expect(refund(order.id)).rejects.toMatchObject({ code: 'gift-card-used' });
    expect(refundsOf(order.id)).toEqual([]);
    expect(await cardsOf(world, 'x').lookAtGiftCard({ code: codes[0] ?? '' })).toMatchObject({
      senderName: 'Tasnim',
    });
  });

  it('and a redemption at once: the money goes one way', async () => {
    for (let round = 0; round < 10; round++) {
      const { order, codes } = await bought(world);
      const student = `racer-${round}`;
      const [given, taken] = await Promise.allSettled([
        cardsOf(world, student).redeemGiftCard({
          code: codes[0] ?? '',
          studentId: student,
          idempotencyKey: '',
        }),
        refund(order.id),
      ]);
      expect([given.status, taken.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const credited = [...world.commerce.credits.values()].some(({ studentId }) => studentId === student);
      expect(credited).toBe(given.status === 'fulfilled');
    }
  });

  it('is finished after commerce was away, and the service died', async () => {
    const { order } = await bought(world);
    world.commerce.away = true;
    expect(await refund(order.id)).toMatchObject({ state: refunded, refundId: '', creditNoteNumber: '' });
    expect(refundsOf(order.id)).toEqual([]);
    await world.suite.restart(async () => {
      world.commerce.away = false;
    });
    const { creditNoteNumber } = refundFor(order.id);
    await world.suite.eventually(async () =>
      expect(await orderOf(order.id)).toMatchObject({ creditNoteNumber }),
    );
    expect(refundsOf(order.id)).not.toEqual([]);
  });

  it('of the version before refunds had a number here gets its number', async () => {
    const { order } = await bought(world);
    const { id: refundId, creditNoteNumber } = refundFor(order.id);
    const given = { state: refunded, refundId, creditNoteNumber };
    expect(await refund(order.id)).toMatchObject(given);
    const { db } = await openDatabase<Tables>(world.suite.service);
    const forgotten = { refund_id: '', credit_note_number: '' };
    const row = db
      .updateTable('orders')
      .set(forgotten)
      .where('id', '=', order.id as OrderId);
    const { refund_asked_at: asked } = await row.returning('refund_asked_at').executeTakeFirstOrThrow();
    expect(asked).not.toBeNull();
    await world.suite.eventually(async () => expect(await orderOf(order.id)).toMatchObject(given));
  });

  it('is an admin’s, with a reason, of an order that is paid', async () => {
    const order = await placed(world);
    await expect(refund(order.id)).rejects.toMatchObject({ code: 'order-not-paid' });
    await expect(
      adminOrders(world).refundStoreOrder({ orderId: order.id, reason: ' ' }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    await expect(buyer().refundStoreOrder({ orderId: order.id, reason: 'mine' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
