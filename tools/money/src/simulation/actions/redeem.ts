import { DomainError } from '@sargam/chassis/errors';
import type { GiftCardMail, SimulatedClient, SimulationContext } from '../simulation-context.ts';

/** Redeems a mailed code: mostly an unused one, sometimes one that another client redeems too. */
export const redeem = async (client: SimulatedClient): Promise<string> => {
  const { context, random, students } = client;
  await openGiftCardMails(client);
  const mail = random.percent(75)
    ? random.removeOne(context.giftCardMails)
    : random.pick(context.giftCardMails);
  if (!mail) return 'no card';
  const student = random.percent(90) ? (mail.receiver ?? random.pick(students)) : random.pick(students);
  if (!student) return 'nobody';
  const wanted = { code: mail.code, studentId: student.id };
  if (random.percent(12))
    return redeemExpiredCard(context, mail, () => student.calls.giftCards.redeemGiftCard(wanted));
  const isLate = random.percent(25) && (await expireCard(context, mail, 'almost expired'));
  const attempts = random.percent(20) ? 3 : 1;
  await Promise.all(Array.from({ length: attempts }, () => student.calls.giftCards.redeemGiftCard(wanted)));
  if (isLate) return 'at the last moment';
  return student === mail.receiver ? 'by its receiver' : 'redeemed';
};

/** Reads the mailed codes of an order and confirms its delivery. */
const openGiftCardMails = async ({ context, giftOrders, random }: SimulatedClient): Promise<void> => {
  const gift = random.removeOne(giftOrders);
  if (!gift) return;
  const open = await context.databases.query<{ id: string }>(
    'store',
    `select id from deliveries where order_id = $1 and state = 'open'`,
    [gift.order],
  );
  for (const { id: deliveryId } of open) {
    const { cards } = await context.messaging.giftCards.revealCodes({ deliveryId });
    const { receiver } = gift;
    context.giftCardMails.push(...cards.map(({ code, giftCardId: card }) => ({ code, card, receiver })));
    await context.messaging.giftCards.confirmDelivery({ deliveryId });
  }
};

/** Moves the last day of the card to the past or to the next seconds. False when it was redeemed or voided before. */
const expireCard = async (
  { databases }: SimulationContext,
  { card }: GiftCardMail,
  to: 'almost expired' | 'expired',
): Promise<boolean> => {
  const until = to === 'expired' ? `now() - interval '1 minute'` : `now() + interval '3 seconds'`;
  const passed = await databases.query<object>(
    'store',
    `update gift_cards set valid_from = least(valid_from, now() - interval '1 day'), valid_to = ${until}
      where id = $1 and used_at is null and voided_at is null returning id`,
    [card],
  );
  return passed.length > 0;
};

/** Attempts to redeem an expired card; it must fail. */
const redeemExpiredCard = async (
  context: SimulationContext,
  mail: GiftCardMail,
  attempt: () => Promise<unknown>,
): Promise<string> => {
  const isOver = await expireCard(context, mail, 'expired');
  const refusal: unknown = await attempt().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refusal && !(refusal instanceof DomainError)) throw refusal;
  if (isOver && !refusal) throw new Error(`the card ${mail.card} was redeemed after it expired`);
  return isOver ? 'too late' : 'used before';
};
