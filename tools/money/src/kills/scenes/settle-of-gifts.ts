import { codesOf, giftOrderEnded } from '../../market/gifts.ts';
import { studentOf } from '../../market/student.ts';
import { expectGiftsSettled } from '../gift-books.ts';
import type { Prepare } from '../kill-at-every-await.ts';
import type { Stage } from '../stage.ts';

/** A payment for gift cards: commerce settles it, store hears of it and makes the cards. */
export const giftsSettled =
  (stage: Stage): Prepare =>
  async () => {
    const { rig, clients, books, gift } = stage;
    const buyer = studentOf(clients);
    const { order, fields } = await giftOrderEnded(rig, buyer, gift, 2, 'pay-lose-ipn');
    return {
      act: () => buyer.calls.commerce.notifyPayment({ fields }),
      whole: () => expectGiftsSettled(stage, order),
      later: async () => {
        await buyer.calls.commerce.returnFromGateway({ fields });
        await expectGiftsSettled(stage, order);
        expect(new Set(await codesOf(clients, books, order.id)).size).toBe(2);
      },
    };
  };
