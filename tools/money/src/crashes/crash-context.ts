import { eventually } from '@sargam/chassis/testing';
import type { ServiceDatabases } from '../checks/service-databases.ts';
import { completeGiftOrder, type GiftCardProduct, readGiftCardCodes } from '../shop/gift-orders.ts';
import { createProducts } from '../shop/products.ts';
import { adminOf, type Student, studentOf } from '../shop/student.ts';
import type { Random } from '../simulation/random.ts';
import type { Calls, Clients } from '../system/clients.ts';
import type { TestSystem } from '../system/test-system.ts';

/** What every crash scenario uses: the services, the products, and gift cards to fill wallets. */
export interface CrashContext {
  readonly system: TestSystem;
  readonly clients: Clients;
  readonly databases: ServiceDatabases;
  readonly admin: Calls;
  readonly giftCard: GiftCardProduct;
  /** Coupon of 20 percent. */
  readonly coupon: string;
  /** Coupon of 100 percent. */
  readonly fullCoupon: string;
  readonly random: Random;
  /** Returns an unused gift card code; each code is returned once. */
  takeGiftCardCode(): Promise<string>;
}

/** Value of each gift card, in poisha. */
export const giftValue = 50_000n;

export const createCrashContext = async (
  given: Pick<CrashContext, 'system' | 'clients' | 'databases' | 'random'>,
): Promise<CrashContext> => {
  const admin = adminOf(given.clients);
  const giftCard = (await createProducts(admin)).find(({ value }) => value === giftValue);
  if (!giftCard) throw new Error('no gift card product');
  const coupon = async (code: string, percent: number): Promise<string> => {
    const wanted = { code, percent, useLimit: 1_000_000, expiresOn: '2099-12-31' };
    return (await admin.commerce.createCoupon(wanted)).code;
  };
  return {
    ...given,
    admin,
    giftCard,
    coupon: await coupon('A-FIFTH', 20),
    fullCoupon: await coupon('EVERYTHING', 100),
    takeGiftCardCode: createCodeSupply(given, giftCard),
  };
};

/** Buys gift cards in orders of 20, the maximum, because scenarios use many. */
const createCodeSupply = (
  { system, clients, databases }: Pick<CrashContext, 'system' | 'clients' | 'databases'>,
  gift: GiftCardProduct,
) => {
  const codes: string[] = [];
  let filling: Promise<void> | undefined;
  const fill = async () => {
    const buyer = studentOf(clients);
    const { order, fields } = await completeGiftOrder(system, buyer, gift, 20, 'pay-lose-ipn');
    await buyer.calls.commerce.notifyPayment({ fields });
    codes.push(...(await eventually(() => readGiftCardCodes(clients, databases, order.id))));
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

/** Creates a student whose wallet holds the value of one gift card. */
export const createStudentWithGiftMoney = async ({
  clients,
  takeGiftCardCode,
}: CrashContext): Promise<Student> => {
  const student = studentOf(clients);
  await student.calls.giftCards.redeemGiftCard({ code: await takeGiftCardCode(), studentId: student.id });
  return student;
};
