import { openDatabase } from '@sargam/chassis/sql';
import { StoreOrderState } from '@sargam/proto/store/v1/orders';
import type { Tables } from '../src/database.ts';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import type { OrderId } from '../src/ids.ts';
import { refundFor } from './fake-commerce.ts';
import { adminOrders, bought, cardsOf, messaging, openWorld, ordersOf, placed, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(__dirname);
}, 60_000);
afterAll(() => world.stop(), 30_000);

const buyer = () => ordersOf(world, 'tasnim');
const orderOf = (orderId: string) => buyer().getStoreOrder({ orderId });
const { STORE_ORDER_STATE_REFUNDED: refunded } = StoreOrderState;

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
      await expect(cardsOf(world, 'x').getGiftCardByCode({ code })).rejects.toMatchObject({
        code: 'gift-card-invalid',
      });
    await expect(messaging(world).revealCodes({ deliveryId })).rejects.toMatchObject({
      code: 'delivery-closed',
    });
    await messaging(world).confirmDelivery({ deliveryId });
    expect((await orderOf(order.id)).state).toBe(refunded);
    await world.suite.eventually(async () =>
      expect(
        world.suite
          .publishedEvents(giftCardEvents)
          .filter(({ key, type }) => key === order.id && type === 'refunded'),
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
    expect(await cardsOf(world, 'x').getGiftCardByCode({ code: codes[0] ?? '' })).toMatchObject({
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
    const { refund_requested_at: requestedAt } = await row
      .returning('refund_requested_at')
      .executeTakeFirstOrThrow();
    expect(requestedAt).not.toBeNull();
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
