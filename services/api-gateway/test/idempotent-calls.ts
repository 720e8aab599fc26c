import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import type { FakeServices } from './fake-services.ts';

/** One call that moves money, as somebody makes it: what they ask, and something else that they might have asked. */
export interface IdempotentCall {
  /** As the table of routes names it. */
  readonly route: string;
  readonly role: 'student' | 'admin';
  readonly path: (person: string) => string;
  readonly json?: (person: string) => object;
  readonly other: { readonly path?: (person: string) => string; readonly json?: (person: string) => object };
  /** The call of the service behind, and whether that one keeps its answers. */
  readonly call: string;
  readonly serviceStoresAnswer: boolean;
}

const order = (amount: number) => (person: string) => ({
  amount,
  balanceUsed: 0,
  userId: person,
  courses: ['c1'],
});
const payment = (total: number) => () => ({
  total_amount: total,
  cus_name: 'Mitu',
  cus_phone: '01700000000',
  cus_email: 'mitu@b.test',
  value_c: 'o1',
});
const gifts = (quantity: number) => (person: string) => ({
  userId: person,
  product: 'p1',
  quantity,
  totalPrice: quantity * 900,
  forMyself: true,
  userPhone: '01700000000',
});
const giftPayment = (amount: number) => () => ({
  amount,
  name: 'Mitu',
  phone: '01700000000',
  email: 'mitu@b.test',
  cus_order_id: 's1',
});
const decision = (reason: string) => () => ({ accept: true, reason });

export const idempotentCalls: readonly IdempotentCall[] = [
  {
    route: 'post /order',
    role: 'student',
    call: 'commerce.placeOrder',
    serviceStoresAnswer: true,
    path: () => '/order',
    json: order(5),
    other: { json: order(6) },
  },
  {
    route: 'post /cart/ssl/',
    role: 'student',
    call: 'commerce.startPayment',
    serviceStoresAnswer: true,
    path: () => '/cart/ssl/',
    json: payment(10),
    other: { json: payment(11) },
  },
  {
    route: 'post /cart/zero-cart/{userId}/{orderId}',
    role: 'student',
    serviceStoresAnswer: false,
    call: 'commerce.confirmFreeOrder',
    path: (person) => `/cart/zero-cart/${person}/o1`,
    json: () => ({ total_amount: 0 }),
    other: { path: (person) => `/cart/zero-cart/${person}/o2` },
  },
  {
    route: 'post /store/order/',
    role: 'student',
    call: 'storeOrders.placeStoreOrder',
    serviceStoresAnswer: true,
    path: () => '/store/order/',
    json: gifts(1),
    other: { json: gifts(2) },
  },
  {
    route: 'post /store/payment/ssl/',
    role: 'student',
    call: 'storeOrders.startStorePayment',
    serviceStoresAnswer: false,
    path: () => '/store/payment/ssl/',
    json: giftPayment(900),
    other: { json: giftPayment(901) },
  },
  {
    route: 'post /store/gift-card/redeem/{code}/{userId}',
    role: 'student',
    serviceStoresAnswer: true,
    call: 'giftCards.redeemGiftCard',
    path: (person) => `/store/gift-card/redeem/ABCD-EFGH-JKLM-NPQR/${person}`,
    other: { path: (person) => `/store/gift-card/redeem/ABCD-EFGH-JKLM-NPQS/${person}` },
  },
  {
    route: 'post /order/{id}/refund-request',
    role: 'student',
    call: 'refunds.requestRefund',
    serviceStoresAnswer: false,
    path: () => '/order/o1/refund-request',
    json: () => ({ reason: 'broken' }),
    other: { json: () => ({ reason: 'no_access' }) },
  },
  {
    route: 'post /order/{id}/refund',
    role: 'admin',
    call: 'refunds.grantRefund',
    serviceStoresAnswer: false,
    path: () => '/order/o1/refund',
    json: () => ({ reason: 'broken', amount: 5 }),
    other: { json: () => ({ reason: 'broken', amount: 6 }) },
  },
  {
    route: 'post /order/refund/{id}/decline',
    role: 'admin',
    call: 'refunds.declineRefund',
    serviceStoresAnswer: false,
    path: () => '/order/refund/r1/decline',
    json: () => ({ answer: 'It works' }),
    other: { path: () => '/order/refund/r2/decline' },
  },
  {
    route: 'post /order/refund/{id}/retry',
    role: 'admin',
    call: 'refunds.retryRefund',
    serviceStoresAnswer: false,
    path: () => '/order/refund/r1/retry',
    json: () => ({ intoWallet: false }),
    other: { json: () => ({ intoWallet: true }) },
  },
  {
    route: 'post /order/{id}/review',
    role: 'admin',
    call: 'refunds.resolveReview',
    serviceStoresAnswer: false,
    path: () => '/order/o1/review',
    json: decision('Called'),
    other: { json: decision('Wrote') },
  },
  {
    route: 'post /store/order/{id}/refund',
    role: 'admin',
    call: 'storeOrders.refundStoreOrder',
    serviceStoresAnswer: false,
    path: () => '/store/order/s1/refund',
    json: () => ({ reason: 'Twice' }),
    other: { json: () => ({ reason: 'Thrice' }) },
  },
  {
    route: 'post /store/order/{id}/review',
    role: 'admin',
    call: 'charges.resolveChargeReview',
    serviceStoresAnswer: false,
    path: () => '/store/order/s1/review',
    json: decision('Called'),
    other: { json: decision('Wrote') },
  },
];

/** The shop's other calls that change something, and why a repeat does no harm. */
export const callsWithoutKey: Readonly<Record<string, string>> = {
  'post /order/import': 'once for each reference: a repeat answers the order that was made then',
  'post /cart/': 'a course is in the cart once',
  'post /cart/delete/': 'what is out of the cart stays out',
  'post /cart/remove_all': 'an empty cart stays empty',
  'post /cart/cupon': 'a code is there once: a repeat is refused',
  'post /cart/cupondelete/{id}': 'what is deleted stays so',
  'post /wishlist/': 'a course is on the list once',
  'post /wishlist/delete/': 'what is off the list stays off',
  'post /payments/sslcommerz/ipn': 'the attempt takes its money once, whoever tells of it',
  'post /payments/sslcommerz/success': 'as the notification',
  'post /payments/sslcommerz/fail': 'as the notification',
  'post /payments/sslcommerz/cancel': 'as the notification',
  'post /store/product/create': 'moves no money: an admin sees two products and deletes one',
  'put /store/product/edit/{id}': 'writes the same again',
  'delete /store/product/delete/{id}': 'what is deleted stays so',
  'post /store/category/create/': 'moves no money: an admin sees two categories and deletes one',
  'post /store/category/edit/{id}/': 'writes the same again',
  'delete /store/category/delete/{id}': 'what is deleted stays so',
  'post /store/order/{id}/resend': 'sends the same codes again, which is what it is for',
  'post /store/gift-card/look': 'only looks',
};

const textOf = (request: object): string =>
  JSON.stringify(request, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/**
 * Has the service behind answer with something new each time it acts. One that keeps its answers acts once a key and
 * refuses a key that comes with another request, as the services do; `acted` says how often it acted.
 */
export const fakeIdempotentService = (
  fakes: FakeServices,
  { call, serviceStoresAnswer }: IdempotentCall,
  pause?: Promise<void>,
) => {
  let acted = 0;
  const act = async () => {
    acted += 1;
    const [id, value] = [`made-${acted}`, BigInt(acted)];
    await pause;
    return { id, gatewayPageUrl: `https://pay.test/${acted}`, valuePoisha: value, totalPoisha: value };
  };
  const kept = new Map<string, { text: string; answer: Promise<object> }>();
  fakes.answer(call, (request) => {
    const key = (request['idempotencyKey'] as string | undefined) ?? '';
    if (!serviceStoresAnswer || key === '') return act();
    // As people are told apart there: the buyer of a payment is whoever calls.
    const { caller } = fakes.calls.at(-1) ?? {};
    const scope = `${caller?.subject} ${key}`;
    const known = kept.get(scope) ?? { text: textOf(request), answer: act() };
    if (known.text !== textOf(request)) throw idempotencyKeyReused();
    kept.set(scope, known);
    return known.answer;
  });
  return { acted: () => acted };
};
