import type { Gateway } from '../../gateway.ts';
import { wishListOf } from '../wishlist/wished-courses.ts';
import type { Kept } from './user-mapping.ts';

/** Wallet and wishlist of a person, as far as they come in time. */
export const keptFor = async (gateway: Gateway, studentId: string): Promise<Kept> => {
  const [wallet, wishList] = await Promise.all([
    gateway.optional('wallet', (extras) => gateway.commerce.getWallet({ studentId }, extras)),
    wishListOf(gateway, studentId),
  ]);
  return { wallet, wishList };
};
