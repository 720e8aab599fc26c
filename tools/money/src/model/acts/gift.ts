import { customer } from '../../market/student.ts';
import { endings, endPage } from '../outcomes.ts';
import type { Household } from '../town.ts';

/** Buys gift cards, ending the page in one of all the ways. */
export const gift = async (house: Household): Promise<string> => {
  const { town, chance, students, gifts } = house;
  const [student, product] = [chance.pick(students), chance.pick(town.gifts)];
  if (!student || !product) return 'nobody';
  const quantity = 1 + chance.below(3);
  const expectedTotalPoisha = product.price * BigInt(quantity);
  const { storeOrders } = student.calls;
  const placed = await storeOrders.placeStoreOrder({
    buyerId: student.id,
    productId: product.id,
    quantity,
    expectedTotalPoisha,
    forMyself: true,
    buyerName: customer.name,
    buyerEmail: customer.email,
    buyerPhone: customer.phone,
    language: 'bn',
  });
  const { gatewayPageUrl } = await storeOrders.startStorePayment({
    orderId: placed.id,
    expectedTotalPoisha,
    customer,
  });
  gifts.push(placed.id);
  const outcome = chance.weighted(endings);
  if (outcome === 'pay-risky') house.risky.push({ of: 'charge', id: placed.id });
  await endPage(house, student, gatewayPageUrl, outcome);
  return outcome;
};
