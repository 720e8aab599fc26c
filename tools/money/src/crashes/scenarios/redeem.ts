import { DomainError } from '@sargam/chassis/errors';
import type { PrepareScenario } from '../crash-at-every-await.ts';
import { type CrashContext, createStudentWithGiftMoney, giftValue } from '../crash-context.ts';
import { readWalletBalance } from '../order-rows.ts';

/** Redeems a second gift card, with or without an idempotency key. */
export const prepareRedemption =
  (context: CrashContext, withKey: boolean): PrepareScenario =>
  async () => {
    const { databases } = context;
    const student = await createStudentWithGiftMoney(context);
    const code = await context.takeGiftCardCode();
    const idempotencyKey = withKey ? `redeem-${student.id}` : '';
    const redeem = () =>
      student.calls.giftCards.redeemGiftCard({ code, studentId: student.id, idempotencyKey });
    const expectCredited = async (times: number) => {
      const credits = await databases.query(
        'commerce',
        `select 1 from movements where student_id = $1 and kind = 'credit'`,
        [student.id],
      );
      expect(credits).toHaveLength(times);
      expect(await readWalletBalance(databases, student.id)).toEqual({
        available: BigInt(times) * giftValue,
        held: 0n,
      });
    };
    return {
      run: redeem,
      // After a crash before the claim the card is unused; after the claim the money is credited without a call.
      expectConsistent: async () => {
        const claimed = await databases.query<{ credited_at: Date | null }>(
          'store',
          'select credited_at from gift_cards where used_by = $1',
          [student.id],
        );
        expect(claimed.filter((card) => card.credited_at === null)).toEqual([]);
        expect([1, 2]).toContain(claimed.length);
        await expectCredited(claimed.length);
      },
      expectRetryWorks: async () => {
        // Without a key, a card that was credited before the retry is refused (decision B39).
        await redeem().catch((error: unknown) => {
          const isRefusal = error instanceof DomainError && error.code === 'gift-card-already-redeemed';
          if (withKey || !isRefusal) throw error;
        });
        await expectCredited(2);
      },
    };
  };
