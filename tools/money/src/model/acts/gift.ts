import { customer } from '../../market/student.ts';
import { endingOf, endPage } from '../outcomes.ts';
import type { Household } from '../town.ts';

const forFriend = {
  forMyself: false,
  receiverName: 'Karim Ahmed',
  receiverEmail: 'karim@sargam.test',
  receiverPhone: '01812345678',
  senderName: customer.name,
  message: 'Play it for me',
};

/** Buys gift cards for oneself or for somebody else, ending the page in one of all the ways. */
export const gift = async (house: Household): Promise<string> => {
  const { town, chance, students, gifts, boughtGifts } = house;
  const [student, product] = [chance.pick(students), chance.pick(town.gifts)];
  if (!student || !product) return 'nobody';
  const quantity = 1 + chance.below(3);
  const expectedTotalPoisha = product.price * BigInt(quantity);
  const { storeOrders } = student.calls;
  const receiver = chance.percent(40) ? chance.pick(students) : undefined;
  const placed = await storeOrders.placeStoreOrder({
    buyerId: student.id,
    productId: product.id,
    quantity,
    expectedTotalPoisha,
    ...(receiver ? forFriend : { forMyself: true }),
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
  gifts.push({ order: placed.id, receiver });
  boughtGifts.push(placed.id);
  const outcome = endingOf(house, 'charge');
  if (outcome === 'pay-risky') house.risky.push({ of: 'charge', id: placed.id });
  await endPage(house, student, gatewayPageUrl, outcome);
  return receiver ? 'for somebody else' : 'for oneself';
};
