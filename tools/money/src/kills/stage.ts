import { eventually } from '@sargam/chassis/testing';
import type { Books } from '../books/books.ts';
import { codesOf, giftOrderEnded, type OnShelf } from '../market/gifts.ts';
import { fillShelf } from '../market/shelf.ts';
import { adminOf, type Student, studentOf } from '../market/student.ts';
import type { Chance } from '../model/chance.ts';
import type { Calls, Clients } from '../rig/clients.ts';
import type { Rig } from '../rig/rig.ts';

/** What every scene finds: the services, what is sold, and gift cards to fill wallets with. */
export interface Stage {
  readonly rig: Rig;
  readonly clients: Clients;
  readonly books: Books;
  readonly admin: Calls;
  readonly gift: OnShelf;
  /** Takes a fifth off what the wallet leaves. */
  readonly coupon: string;
  /** Takes off all of it. */
  readonly voucher: string;
  readonly chance: Chance;
  /** A gift-card code that was bought and mailed, and that nobody else is given. */
  code(): Promise<string>;
}

/** What a gift card of the stage brings into a wallet. */
export const giftValue = 50_000n;

export const setStage = async (
  given: Pick<Stage, 'rig' | 'clients' | 'books' | 'chance'>,
): Promise<Stage> => {
  const admin = adminOf(given.clients);
  const gift = (await fillShelf(admin)).find(({ value }) => value === giftValue);
  if (!gift) throw new Error('no gift card is sold');
  const coupon = async (code: string, percent: number): Promise<string> => {
    const wanted = { code, percent, useLimit: 1_000_000, expiresOn: '2099-12-31' };
    return (await admin.commerce.createCoupon(wanted)).code;
  };
  return {
    ...given,
    admin,
    gift,
    coupon: await coupon('A-FIFTH', 20),
    voucher: await coupon('EVERYTHING', 100),
    code: boxOfCodes(given, gift),
  };
};

/** Buys as many as an order may have at a time: scenes need many. */
const boxOfCodes = ({ rig, clients, books }: Pick<Stage, 'rig' | 'clients' | 'books'>, gift: OnShelf) => {
  const codes: string[] = [];
  let filling: Promise<void> | undefined;
  const fill = async () => {
    const buyer = studentOf(clients);
    const { order, fields } = await giftOrderEnded(rig, buyer, gift, 20, 'pay-lose-ipn');
    await buyer.calls.commerce.notifyPayment({ fields });
    codes.push(...(await eventually(() => codesOf(clients, books, order.id))));
  };
  return async (): Promise<string> => {
    for (;;) {
      const code = codes.pop();
      if (code) return code;
      filling ??= fill().finally(() => {
        filling = undefined;
      });
      await filling;
    }
  };
};

/** Somebody with a gift card's value in their wallet. */
export const studentWithMoney = async ({ clients, code }: Stage): Promise<Student> => {
  const student = studentOf(clients);
  await student.calls.giftCards.redeemGiftCard({ code: await code(), studentId: student.id });
  return student;
};
