import { Tier } from '@sargam/proto/common/v1/offer';
import { bundleId, courseIds } from '../../shop/products.ts';
import { placeOrder, putInCart } from '../../shop/student.ts';
import type { SimulatedClient } from '../simulation-world.ts';

const tiers = [Tier.TIER_STANDARD, Tier.TIER_SILVER, Tier.TIER_GOLD, Tier.TIER_DIAMOND];

/**
 * Fills a cart and places an order at the quoted prices: new, extended or upgraded, with and without wallet and
 * coupon.
 */
export const buy = async ({ world, random, students, unpaidOrders }: SimulatedClient): Promise<string> => {
  const student = random.pick(students);
  if (!student) return 'nobody';
  for (let more = 1 + random.integerBelow(2); more > 0; more -= 1) {
    const course = random.pick([...courseIds, bundleId]) ?? bundleId;
    await putInCart(student, course, random.pick(tiers));
  }
  const coupon = random.percent(25) ? (random.pick(world.coupons) ?? '') : '';
  const placed = await placeOrder(student, { coupon, keepWallet: random.percent(15) });
  unpaidOrders.push({ student, id: placed.id, payable: placed.payablePoisha });
  return 'placed';
};
