import { eventually } from '@sargam/chassis/testing';
import { giftOrderEnded } from '../../market/gifts.ts';
import { studentOf } from '../../market/student.ts';
import { cardsIn, chargesOf, expectGiftsSettled, giftOrdersOf } from '../gift-books.ts';
import type { Prepare } from '../kill-at-every-await.ts';
import { expectRefund } from '../refund-books.ts';
import type { Stage } from '../stage.ts';

/** Of gift cards: store ends them and asks commerce for the money. */
export const giftsRefunded =
  (stage: Stage): Prepare =>
  async () => {
    const { rig, clients, books, admin, gift } = stage;
    const buyer = studentOf(clients);
    const { order, fields } = await giftOrderEnded(rig, buyer, gift, 2, 'pay-lose-ipn');
    await buyer.calls.commerce.notifyPayment({ fields });
    await eventually(() => expectGiftsSettled(stage, order));
    const refund = () => admin.storeOrders.refundStoreOrder({ orderId: order.id, reason: 'Test' });
    const expectRefunded = async () => {
      const card = String(order.totalPoisha);
      expect(await giftOrdersOf(books, buyer.id)).toMatchObject([
        { state: 'refunded', refund_asked_at: expect.any(Date) },
      ]);
      expect(await chargesOf(books, buyer.id)).toMatchObject([{ state: 'refunded' }]);
      await expectRefund(stage, { charge_reference: order.id }, { wallet: '0', card });
      expect(await cardsIn(books, order.id)).toEqual([
        { voided_at: expect.any(Date) },
        { voided_at: expect.any(Date) },
      ]);
      expect(
        await books.ask('store', 'select state from deliveries where order_id = $1', [order.id]),
      ).toEqual([{ state: 'ended' }]);
    };
    return {
      act: refund,
      whole: async () => {
        const [now] = await giftOrdersOf(books, buyer.id);
        if (now?.state !== 'paid') return expectRefunded();
        // Nobody heard that it was to be given back.
        await expectRefund(stage, { charge_reference: order.id }, undefined);
        await expectGiftsSettled(stage, order);
      },
      later: async () => {
        await refund();
        await eventually(expectRefunded);
      },
    };
  };
