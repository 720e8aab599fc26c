import { DomainError } from '@sargam/chassis/errors';
import type { Household, Letter, Town } from '../town.ts';

/** Redeems a code that is known in town: mostly a fresh one, at times one that somebody else is redeeming too. */
export const redeem = async (house: Household): Promise<string> => {
  const { town, chance, students } = house;
  await openMail(house);
  const letter = chance.percent(75) ? chance.take(town.letters) : chance.pick(town.letters);
  if (!letter) return 'no card';
  const student = chance.percent(90) ? (letter.receiver ?? chance.pick(students)) : chance.pick(students);
  if (!student) return 'nobody';
  const wanted = { code: letter.code, studentId: student.id };
  if (chance.percent(12)) return tooLate(town, letter, () => student.calls.giftCards.redeemGiftCard(wanted));
  const isLate = chance.percent(25) && (await passTime(town, letter, 'nearly'));
  const tries = chance.percent(20) ? 3 : 1;
  await Promise.all(Array.from({ length: tries }, () => student.calls.giftCards.redeemGiftCard(wanted)));
  if (isLate) return 'at the last moment';
  return student === letter.receiver ? 'by whom it was for' : 'redeemed';
};

/** The mail is out: its codes are known, and the delivery is done. */
const openMail = async ({ town, gifts, chance }: Household): Promise<void> => {
  const gift = chance.take(gifts);
  if (!gift) return;
  const open = await town.books.ask<{ id: string }>(
    'store',
    `select id from deliveries where order_id = $1 and state = 'open'`,
    [gift.order],
  );
  for (const { id: deliveryId } of open) {
    const { cards } = await town.post.giftCards.revealCodes({ deliveryId });
    const { receiver } = gift;
    town.letters.push(...cards.map(({ code, giftCardId: card }) => ({ code, card, receiver })));
    await town.post.giftCards.confirmDelivery({ deliveryId });
  }
};

/**
 * The card lay in a drawer for a year: its time is over, or will be in a moment, and then so is that of its money in the
 * wallet. False where it was redeemed or ended before.
 */
const passTime = async ({ books }: Town, { card }: Letter, howFar: 'nearly' | 'over'): Promise<boolean> => {
  const until = howFar === 'over' ? `now() - interval '1 minute'` : `now() + interval '3 seconds'`;
  const passed = await books.ask<object>(
    'store',
    `update gift_cards set valid_from = least(valid_from, now() - interval '1 day'), valid_to = ${until}
      where id = $1 and used_at is null and voided_at is null returning id`,
    [card],
  );
  return passed.length > 0;
};

/** A card whose time is over is nobody's any more. */
const tooLate = async (town: Town, letter: Letter, attempt: () => Promise<unknown>): Promise<string> => {
  const isOver = await passTime(town, letter, 'over');
  const refusal: unknown = await attempt().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refusal && !(refusal instanceof DomainError)) throw refusal;
  if (isOver && !refusal) throw new Error(`the card ${letter.card} was redeemed after its time`);
  return isOver ? 'too late' : 'used before';
};
