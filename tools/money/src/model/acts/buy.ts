import { Tier } from '@sargam/proto/common/v1/offer';
import { bundleId, courseIds } from '../../market/shelf.ts';
import { order, putInCart } from '../../market/student.ts';
import type { Household } from '../town.ts';

const tiers = [Tier.TIER_STANDARD, Tier.TIER_SILVER, Tier.TIER_GOLD, Tier.TIER_DIAMOND];

/** Fills a cart and orders it at the prices that are shown: new, longer or upgraded, with and without wallet and voucher. */
export const buy = async ({ town, chance, students, unpaid }: Household): Promise<string> => {
  const student = chance.pick(students);
  if (!student) return 'nobody';
  for (let more = 1 + chance.below(2); more > 0; more -= 1) {
    const course = chance.pick([...courseIds, bundleId]) ?? bundleId;
    await putInCart(student, course, chance.pick(tiers));
  }
  const coupon = chance.percent(25) ? (chance.pick(town.coupons) ?? '') : '';
  const placed = await order(student, { coupon, keepWallet: chance.percent(15) });
  unpaid.push({ student, id: placed.id, payable: placed.payablePoisha });
  return 'placed';
};
