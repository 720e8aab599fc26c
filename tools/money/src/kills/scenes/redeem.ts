import type { Prepare } from '../kill-at-every-await.ts';
import { purseOf } from '../order-books.ts';
import { giftValue, type Stage, studentWithMoney } from '../stage.ts';

/** A second gift card's way into a wallet, with a key of the browser's and without. */
export const cardRedeemed =
  (stage: Stage, withKey: boolean): Prepare =>
  async () => {
    const { books } = stage;
    const student = await studentWithMoney(stage);
    const code = await stage.code();
    const idempotencyKey = withKey ? `redeem-${student.id}` : '';
    const redeem = () =>
      student.calls.giftCards.redeemGiftCard({ code, studentId: student.id, idempotencyKey });
    const expectCredited = async (times: number) => {
      const credits = await books.ask(
        'commerce',
        `select 1 from movements where student_id = $1 and kind = 'credit'`,
        [student.id],
      );
      expect(credits).toHaveLength(times);
      expect(await purseOf(books, student.id)).toEqual({ available: BigInt(times) * giftValue, held: 0n });
    };
    return {
      act: redeem,
      // Died before the card was taken: it is still good. Died after: the money is there, by itself.
      whole: async () => {
        const claimed = await books.ask<{ credited_at: Date | null }>(
          'store',
          'select credited_at from gift_cards where used_by = $1',
          [student.id],
        );
        expect(claimed.filter((card) => card.credited_at === null)).toEqual([]);
        expect([1, 2]).toContain(claimed.length);
        await expectCredited(claimed.length);
      },
      later: async () => {
        await redeem();
        await expectCredited(2);
      },
    };
  };
