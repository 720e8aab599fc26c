import { openDatabase } from '@sargam/chassis/sql';
import { StoreOrderState } from '@sargam/proto/store/v1/orders';
import type { Tables } from '../src/database.ts';
import { giftCardEvents } from '../src/events/gift-card-events.ts';
import type { OrderId } from '../src/ids.ts';
import { refundFor } from './fake-commerce.ts';
import {
  adminOrders,
  buyCards,
  cardsOf,
  messaging,
  ordersOf,
  placeOrder,
  startTestSystem,
  type TestSystem,
} from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem(import.meta.dirname);
}, 60_000);
afterAll(() => system.stop(), 30_000);

const buyer = () => ordersOf(system, 'tasnim');
const findOrder = (orderId: string) => buyer().getStoreOrder({ orderId });
const { STORE_ORDER_STATE_REFUNDED: refunded } = StoreOrderState;

describe('a refund', () => {
  const refund = (orderId: string) =>
    adminOrders(system).refundStoreOrder({ orderId, reason: 'Bought by mistake' });
  const listRefundCalls = (orderId: string) =>
    system.commerce.refunds.filter(({ reference }) => reference === orderId);

  it('ends the cards and refunds the charge once when the request is repeated', async () => {
    const { order, deliveryId, codes } = await buyCards(system, { quantity: 2 });
    const { id: refundId, creditNoteNumber } = refundFor(order.id);
    const expected = { state: refunded, refundId, creditNoteNumber };
    expect(await refund(order.id)).toMatchObject(expected);
    expect(await refund(order.id)).toMatchObject(expected);
    expect(await findOrder(order.id)).toMatchObject(expected);
    // The periodic job may call commerce too; commerce refunds one reference once.
    const calls = listRefundCalls(order.id).map(({ actor, reason }) => `${actor}: ${reason}`);
    expect(new Set(calls)).toEqual(new Set(['admin: Bought by mistake']));
    for (const code of codes)
      await expect(cardsOf(system, 'x').getGiftCardByCode({ code })).rejects.toMatchObject({
        code: 'gift-card-invalid',
      });
    await expect(messaging(system).revealCodes({ deliveryId })).rejects.toMatchObject({
      code: 'delivery-closed',
    });
    await messaging(system).confirmDelivery({ deliveryId });
    expect((await findOrder(order.id)).state).toBe(refunded);
    await system.suite.eventually(async () =>
      expect(
        system.suite
          .publishedEvents(giftCardEvents)
          .filter(({ key, type }) => key === order.id && type === 'refunded'),
      ).toHaveLength(1),
    );
  });

  it('is rejected after a card of the order was redeemed', async () => {
    const { order, codes } = await buyCards(system, { quantity: 2 });
    await cardsOf(system, 'mitu').redeemGiftCard({
      code: codes[1] ?? '',
      studentId: 'mitu',
      idempotencyKey: '',
    });
    await expect(refund(order.id)).rejects.toMatchObject({ code: 'gift-card-used' });
    expect(listRefundCalls(order.id)).toEqual([]);
    expect(await cardsOf(system, 'x').getGiftCardByCode({ code: codes[0] ?? '' })).toMatchObject({
      senderName: 'Tasnim',
    });
  });

  it('and a concurrent redemption: only one of them succeeds', async () => {
    for (let round = 0; round < 10; round++) {
      const { order, codes } = await buyCards(system);
      const student = `racer-${round}`;
      const [redemption, refunding] = await Promise.allSettled([
        cardsOf(system, student).redeemGiftCard({
          code: codes[0] ?? '',
          studentId: student,
          idempotencyKey: '',
        }),
        refund(order.id),
      ]);
      expect([redemption.status, refunding.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const credited = [...system.commerce.credits.values()].some(({ studentId }) => studentId === student);
      expect(credited).toBe(redemption.status === 'fulfilled');
    }
  });

  it('is completed after commerce was unavailable and the service restarted', async () => {
    const { order } = await buyCards(system);
    system.commerce.unavailable = true;
    expect(await refund(order.id)).toMatchObject({ state: refunded, refundId: '', creditNoteNumber: '' });
    expect(listRefundCalls(order.id)).toEqual([]);
    await system.suite.restart(async () => {
      system.commerce.unavailable = false;
    });
    const { creditNoteNumber } = refundFor(order.id);
    await system.suite.eventually(async () =>
      expect(await findOrder(order.id)).toMatchObject({ creditNoteNumber }),
    );
    expect(listRefundCalls(order.id)).not.toEqual([]);
  });

  it('that was saved without a credit note number gets its number', async () => {
    const { order } = await buyCards(system);
    const { id: refundId, creditNoteNumber } = refundFor(order.id);
    const expected = { state: refunded, refundId, creditNoteNumber };
    expect(await refund(order.id)).toMatchObject(expected);
    const { db } = await openDatabase<Tables>(system.suite.service);
    const withoutNumber = { refund_id: '', credit_note_number: '' };
    const row = db
      .updateTable('orders')
      .set(withoutNumber)
      .where('id', '=', order.id as OrderId);
    const { refund_requested_at: requestedAt } = await row
      .returning('refund_requested_at')
      .executeTakeFirstOrThrow();
    expect(requestedAt).not.toBeNull();
    await system.suite.eventually(async () => expect(await findOrder(order.id)).toMatchObject(expected));
  });

  it('needs an admin, a reason and a paid order', async () => {
    const order = await placeOrder(system);
    await expect(refund(order.id)).rejects.toMatchObject({ code: 'order-not-paid' });
    await expect(
      adminOrders(system).refundStoreOrder({ orderId: order.id, reason: ' ' }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    await expect(buyer().refundStoreOrder({ orderId: order.id, reason: 'mine' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
