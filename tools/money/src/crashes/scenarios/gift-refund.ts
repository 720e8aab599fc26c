import { eventually } from '@sargam/chassis/testing';
import { completeGiftOrder } from '../../shop/gift-orders.ts';
import { studentOf } from '../../shop/student.ts';
import type { PrepareScenario } from '../crash-at-every-await.ts';
import type { CrashContext } from '../crash-context.ts';
import { expectRows } from '../expect-rows.ts';
import { expectGiftOrderSettled, findCharges, findGiftCards, findGiftOrders } from '../gift-order-rows.ts';
import { expectRefund } from '../refund-rows.ts';

/** Gift card refund: store voids the cards and requests the refund from commerce. */
export const prepareGiftRefund =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const { system, clients, databases, admin, giftCard } = context;
    const buyer = studentOf(clients);
    const { order, fields } = await completeGiftOrder(system, buyer, giftCard, 2, 'pay-lose-ipn');
    await buyer.calls.commerce.notifyPayment({ fields });
    await eventually(() => expectGiftOrderSettled(context, order));
    const refund = () => admin.storeOrders.refundStoreOrder({ orderId: order.id, reason: 'Test' });
    const expectRefunded = async () => {
      const refundedByCard = String(order.totalPoisha);
      expect(await findGiftOrders(databases, buyer.id)).toMatchObject([
        { state: 'refunded', refund_requested_at: expect.any(Date) },
      ]);
      expect(await findCharges(databases, buyer.id)).toMatchObject([{ state: 'refunded' }]);
      await expectRefund(context, { charge_reference: order.id }, { wallet: '0', card: refundedByCard });
      expect(await findGiftCards(databases, order.id)).toEqual([
        { voided_at: expect.any(Date) },
        { voided_at: expect.any(Date) },
      ]);
      await expectRows(databases, 'store', 'select state from deliveries where order_id = $1', order.id, [
        { state: 'cancelled' },
      ]);
    };
    return {
      run: refund,
      expectConsistent: async () => {
        const [found] = await findGiftOrders(databases, buyer.id);
        if (found?.state !== 'paid') return expectRefunded();
        // The refund request did not arrive.
        await expectRefund(context, { charge_reference: order.id }, undefined);
        await expectGiftOrderSettled(context, order);
      },
      expectRetryWorks: async () => {
        await refund();
        await eventually(expectRefunded);
      },
    };
  };
