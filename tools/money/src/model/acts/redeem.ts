import type { Household } from '../town.ts';

/** Redeems a code that is known in town: mostly a fresh one, at times one that somebody else is redeeming too. */
export const redeem = async (house: Household): Promise<string> => {
  const { town, chance, students } = house;
  await openLetters(house);
  const student = chance.pick(students);
  const code = chance.percent(75) ? chance.take(town.codes) : chance.pick(town.codes);
  if (!student || !code) return 'no card';
  const wanted = { code, studentId: student.id };
  const tries = chance.percent(20) ? 3 : 1;
  await Promise.all(Array.from({ length: tries }, () => student.calls.giftCards.redeemGiftCard(wanted)));
  return 'redeemed';
};

/** The mail is out: its codes are known, and the delivery is done. */
const openLetters = async ({ town, gifts, chance }: Household): Promise<void> => {
  const order = chance.take(gifts);
  if (!order) return;
  const open = await town.books.ask<{ id: string }>(
    'store',
    `select id from deliveries where order_id = $1 and state = 'open'`,
    [order],
  );
  for (const { id: deliveryId } of open) {
    const { cards } = await town.post.giftCards.revealCodes({ deliveryId });
    town.codes.push(...cards.map((card) => card.code));
    await town.post.giftCards.confirmDelivery({ deliveryId });
  }
};
