import { eventually } from '@sargam/chassis/testing';
import { openGiftPaymentPage, placeGiftOrder } from '../../shop/gift-orders.ts';
import type { PrepareScenario } from '../crash-at-every-await.ts';
import { type CrashContext, createStudentWithGiftMoney } from '../crash-context.ts';
import { findCharges, findGiftCards, findGiftOrders } from '../gift-order-rows.ts';
import { findPayments } from '../order-rows.ts';

/** At most one charge, for the whole order, with one open payment. */
const expectOpenCharge = async (
  databases: CrashContext['databases'],
  buyerId: string,
  order: Awaited<ReturnType<typeof findGiftOrders>>[number] | undefined,
): Promise<void> => {
  const [charge, ...more] = await findCharges(databases, buyerId);
  expect(more).toEqual([]);
  if (!charge) return;
  expect(charge).toEqual({ reference: order?.id, state: 'open', amount: order?.total });
  expect(await findPayments(databases, charge.reference)).toMatchObject([
    { state: 'open', amount: charge.amount },
  ]);
};

/** Gift card checkout: store has the order, commerce the charge. */
export const prepareGiftCheckout =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const { databases, giftCard } = context;
    // The redemption shows that store can call commerce again.
    const buyer = await createStudentWithGiftMoney(context);
    const place = () => placeGiftOrder(buyer, giftCard, 2, { idempotencyKey: `checkout-${buyer.id}` });
    const placed = async () => {
      const [order, ...more] = await findGiftOrders(databases, buyer.id);
      expect(more).toEqual([]);
      return order;
    };
    return {
      run: async () => openGiftPaymentPage(buyer, await place()),
      expectConsistent: async () => {
        const order = await placed();
        expect(order?.state ?? 'pending').toBe('pending');
        await expectOpenCharge(databases, buyer.id, order);
        expect(await findGiftCards(databases, order?.id ?? '')).toEqual([]);
      },
      expectRetryWorks: async () => {
        const before = await placed();
        if (before?.state !== 'cancelled') {
          if (context.random.percent(50)) {
            const repeat = await place();
            await openGiftPaymentPage(buyer, repeat);
            expect(repeat.id).toBe(before?.id ?? repeat.id);
          }
          const id = (await placed())?.id;
          await databases.query('commerce', 'update charges set expires_at = now() where reference = $1', [
            id,
          ]);
          await databases.query('store', 'update orders set expires_at = now() where id = $1', [id]);
        }
        await eventually(async () => {
          expect((await placed())?.state ?? 'cancelled').toBe('cancelled');
          for (const charge of await findCharges(databases, buyer.id)) expect(charge.state).toBe('expired');
        });
      },
    };
  };
