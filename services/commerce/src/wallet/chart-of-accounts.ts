/**
 * The platform’s accounts and what each holds. Money enters through `gateway` (net) and `gateway-fees` (the fee), so
 * the balances of these two decrease as money arrives.
 */
export const platformAccounts = {
  gateway: 'payments received from the gateway, net of its fee and of refunds',
  'gateway-fees': 'fees of the payment gateway',
  sales: 'courses sold, gross, less refunds',
  'gift-cards': 'gift cards sold and not redeemed',
  'referral-rewards': 'cost of referral rewards',
  'refunds-owed': 'refunds granted and not yet arrived on the card',
  unallocated: 'payments received that are under review or were paid twice',
  expired: 'expired wallet money',
  imported: 'sales of an earlier system',
} as const;
export type PlatformAccount = keyof typeof platformAccounts;

/** A student’s accounts; one per bucket and expiry. */
export const studentAccounts = {
  available: 'money that can be spent',
  held: 'held for an order',
  pending: 'rewards that are not earned yet (decision M9)',
} as const;
export type StudentAccount = keyof typeof studentAccounts;

/** An account without its owner: all students’ accounts of one kind are one class. */
export type AccountClass = `house/${PlatformAccount}` | `student/${StudentAccount}`;

interface Kind {
  readonly description: string;
  readonly transfers: readonly (readonly [from: AccountClass, to: AccountClass])[];
}

/** All kinds of movement with the only transfers they allow; posting rejects any other. */
export const movementKinds = {
  receipt: {
    description: 'paid by card',
    transfers: [
      ['house/gateway', 'house/sales'],
      ['house/gateway-fees', 'house/sales'],
      ['house/gateway', 'house/gift-cards'],
      ['house/gateway-fees', 'house/gift-cards'],
      ['house/gateway', 'house/unallocated'],
      ['house/gateway-fees', 'house/unallocated'],
    ],
  },
  allocate: {
    description: 'a payment under review is accepted',
    transfers: [
      ['house/unallocated', 'house/sales'],
      ['house/unallocated', 'house/gift-cards'],
    ],
  },
  import: {
    description: 'sale of an earlier system',
    transfers: [
      ['house/imported', 'house/sales'],
      ['house/gateway-fees', 'house/sales'],
    ],
  },
  credit: { description: 'gift card redeemed', transfers: [['house/gift-cards', 'student/available']] },
  hold: { description: 'held for an order', transfers: [['student/available', 'student/held']] },
  release: { description: 'the order was not paid', transfers: [['student/held', 'student/available']] },
  capture: { description: 'the order is paid', transfers: [['student/held', 'house/sales']] },
  'referral-pending': {
    description: 'a friend verified their e-mail address',
    transfers: [['house/referral-rewards', 'student/pending']],
  },
  'referral-earned': {
    description: 'the friend bought',
    transfers: [['student/pending', 'student/available']],
  },
  'referral-reversed': {
    description: 'the friend’s purchase was refunded: the unspent reward is reversed',
    transfers: [['student/available', 'house/referral-rewards']],
  },
  expire: { description: 'the money expired', transfers: [['student/available', 'house/expired']] },
  refund: {
    description: 'refund granted',
    transfers: [
      ['house/sales', 'student/available'],
      ['house/sales', 'house/refunds-owed'],
      ['house/gift-cards', 'house/refunds-owed'],
      ['house/unallocated', 'house/refunds-owed'],
      // A late payment that its order cannot accept.
      ['house/unallocated', 'student/available'],
    ],
  },
  'refund-arrived': {
    description: 'the gateway paid the refund',
    transfers: [['house/refunds-owed', 'house/gateway']],
  },
  'refund-to-wallet': {
    description: 'the card refund failed and is paid into the wallet',
    transfers: [['house/refunds-owed', 'student/available']],
  },
} as const satisfies Record<string, Kind>;
export type MovementKind = keyof typeof movementKinds;

const kinds: Readonly<Record<MovementKind, Kind>> = movementKinds;

export const isAllowedTransfer = (kind: MovementKind, from: AccountClass, to: AccountClass): boolean =>
  kinds[kind].transfers.some((transfer) => transfer[0] === from && transfer[1] === to);
