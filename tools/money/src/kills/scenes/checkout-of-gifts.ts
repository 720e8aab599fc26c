import { eventually } from '@sargam/chassis/testing';
import { giftPageOf, orderGifts } from '../../market/gifts.ts';
import { cardsIn, chargesOf, giftOrdersOf } from '../gift-books.ts';
import type { Prepare } from '../kill-at-every-await.ts';
import { attemptsAt } from '../order-books.ts';
import { type Stage, studentWithMoney } from '../stage.ts';

/** Gift cards: store has the order, commerce the charge. */
export const giftsOrdered =
  (stage: Stage): Prepare =>
  async () => {
    const { books, gift } = stage;
    // Whose wallet could be filled: store has commerce to talk to again.
    const buyer = await studentWithMoney(stage);
    const place = () => orderGifts(buyer, gift, 2, `checkout-${buyer.id}`);
    const placed = async () => {
      const [one, ...more] = await giftOrdersOf(books, buyer.id);
      expect(more).toEqual([]);
      return one;
    };
    return {
      act: async () => giftPageOf(buyer, await place()),
      whole: async () => {
        const one = await placed();
        const [charge, ...more] = await chargesOf(books, buyer.id);
        expect(more).toEqual([]);
        expect(one?.state ?? 'pending').toBe('pending');
        if (charge) {
          expect(charge).toEqual({ reference: one?.id, state: 'open', amount: one?.total });
          expect(await attemptsAt(books, charge.reference)).toMatchObject([
            { state: 'open', amount: charge.amount },
          ]);
        }
        expect(await cardsIn(books, one?.id ?? '')).toEqual([]);
      },
      later: async () => {
        const before = await placed();
        if (before?.state !== 'cancelled') {
          if (stage.chance.percent(50)) {
            const again = await place();
            await giftPageOf(buyer, again);
            expect(again.id).toBe(before?.id ?? again.id);
          }
          const id = (await placed())?.id;
          await books.ask('commerce', 'update charges set expires_at = now() where reference = $1', [id]);
          await books.ask('store', 'update orders set expires_at = now() where id = $1', [id]);
        }
        await eventually(async () => {
          expect((await placed())?.state ?? 'cancelled').toBe('cancelled');
          for (const charge of await chargesOf(books, buyer.id)) expect(charge.state).toBe('expired');
        });
      },
    };
  };
