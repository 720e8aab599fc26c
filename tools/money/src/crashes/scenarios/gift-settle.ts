import { completeGiftOrder, readGiftCardCodes } from '../../shop/gift-orders.ts';
import { studentOf } from '../../shop/student.ts';
import type { PrepareScenario } from '../crash-at-every-await.ts';
import type { CrashContext } from '../crash-context.ts';
import { expectGiftOrderSettled } from '../gift-order-rows.ts';

/** Gift card payment: commerce settles it, store consumes the event and issues the cards. */
export const prepareGiftSettlement =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const { system, clients, databases, giftCard } = context;
    const buyer = studentOf(clients);
    const { order, fields } = await completeGiftOrder(system, buyer, giftCard, 2, 'pay-lose-ipn');
    return {
      run: () => buyer.calls.commerce.notifyPayment({ fields }),
      expectConsistent: () => expectGiftOrderSettled(context, order),
      expectRetryWorks: async () => {
        await buyer.calls.commerce.returnFromGateway({ fields });
        await expectGiftOrderSettled(context, order);
        expect(new Set(await readGiftCardCodes(clients, databases, order.id)).size).toBe(2);
      },
    };
  };
