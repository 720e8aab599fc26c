/** A call that accepts an idempotency key, with a request and a different request for the same idempotency key. */
export interface IdempotentCall {
  /** Method and path in the route table. */
  readonly route: string;
  readonly role: 'student' | 'admin';
  readonly path: (person: string) => string;
  readonly json?: (person: string) => object;
  /** The fields of a multipart request, which is sent with a PDF as `photo`. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly other: {
    readonly path?: (person: string) => string;
    readonly json?: (person: string) => object;
    readonly fields?: Readonly<Record<string, string>>;
  };
  /** The service call, and whether that service stores the answers. */
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
const settlement = (amount: string) => ({
  settleAmount: amount,
  receivedAmount: amount,
  settleDate: '21-11-2026',
  remarks: 'Bank transfer 42',
  status: 'true',
});
const message = (text: string) => (person: string) => ({ to: 'teacher', from: person, message: text });
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
    call: 'refunds.resolveOrderReview',
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
  {
    route: 'get /instructor/due/{instructorId}/{amount}',
    role: 'admin',
    call: 'settlements.payDue',
    serviceStoresAnswer: true,
    path: () => '/instructor/due/teacher/500',
    other: { path: () => '/instructor/due/teacher/501' },
  },
  {
    route: 'post /instructor/settlement/{instructorId}',
    role: 'admin',
    call: 'settlements.createSettlement',
    serviceStoresAnswer: true,
    path: () => '/instructor/settlement/teacher',
    fields: settlement('500'),
    other: { fields: settlement('501') },
  },
  {
    route: 'post /contact/student/',
    role: 'student',
    call: 'threads.writeToInstructor',
    serviceStoresAnswer: true,
    path: () => '/contact/student/',
    json: message('How?'),
    other: { json: message('Why?') },
  },
  {
    route: 'post /mass-mail/',
    role: 'admin',
    call: 'campaigns.scheduleCampaign',
    serviceStoresAnswer: false,
    path: () => '/mass-mail/',
    json: () => ({ mailTo: 'instructors', subject: 'Eid', message: '<p>Eid</p>' }),
    other: { json: () => ({ mailTo: 'admin', subject: 'Eid', message: '<p>Eid</p>' }) },
  },
];
