/**
 * The platform's side of the ledger: each account is named by what it holds. Money comes in through `gateway` (what is
 * passed on) and `gateway-fees` (the cut), so these fall as money arrives.
 */
export const houseAccounts = {
  gateway: 'what the payment gateway passes on, less what it took back for refunds',
  'gateway-fees': 'the payment gateway’s cut',
  sales: 'courses sold, gross, less what was given back',
  'gift-cards': 'gift cards sold and not redeemed',
  'referral-rewards': 'what rewards for friends cost',
  'refunds-owed': 'granted, on its way to a buyer’s card',
  unallocated: 'came in and belongs to nothing that is paid: under review, or paid twice',
  expired: 'wallet money whose time was over',
  imported: 'sales of an earlier system',
} as const;
export type HouseAccount = keyof typeof houseAccounts;

/** A student's accounts, one a bucket and expiry. */
export const studentAccounts = {
  available: 'can be spent',
  held: 'put aside for an order',
  pending: 'promised, not to be spent yet (decision M9)',
} as const;
export type StudentAccount = keyof typeof studentAccounts;

/** An account as the chart shows it: all students' of one kind are one place. */
export type AccountClass = `house/${HouseAccount}` | `student/${StudentAccount}`;

interface Kind {
  readonly means: string;
  readonly ways: readonly (readonly [from: AccountClass, to: AccountClass])[];
}

/** Every kind of movement, and the only ways in which it can move money: posting refuses any other. */
export const movementKinds = {
  receipt: {
    means: 'paid by card',
    ways: [
      ['house/gateway', 'house/sales'],
      ['house/gateway-fees', 'house/sales'],
      ['house/gateway', 'house/gift-cards'],
      ['house/gateway-fees', 'house/gift-cards'],
      ['house/gateway', 'house/unallocated'],
      ['house/gateway-fees', 'house/unallocated'],
    ],
  },
  allocate: {
    means: 'what was under review is taken',
    ways: [
      ['house/unallocated', 'house/sales'],
      ['house/unallocated', 'house/gift-cards'],
    ],
  },
  import: {
    means: 'sold in an earlier system',
    ways: [
      ['house/imported', 'house/sales'],
      ['house/gateway-fees', 'house/sales'],
    ],
  },
  credit: { means: 'a gift card is redeemed', ways: [['house/gift-cards', 'student/available']] },
  hold: { means: 'put aside for an order', ways: [['student/available', 'student/held']] },
  release: { means: 'the order was not paid', ways: [['student/held', 'student/available']] },
  capture: { means: 'the order is paid', ways: [['student/held', 'house/sales']] },
  'referral-pending': {
    means: 'a friend verified their e-mail address',
    ways: [['house/referral-rewards', 'student/pending']],
  },
  'referral-earned': { means: 'the friend bought', ways: [['student/pending', 'student/available']] },
  'referral-reversed': {
    means: 'the friend’s purchase was refunded: as much as is left goes back',
    ways: [['student/available', 'house/referral-rewards']],
  },
  expire: { means: 'its time is over', ways: [['student/available', 'house/expired']] },
  refund: {
    means: 'a refund is granted',
    ways: [
      ['house/sales', 'student/available'],
      ['house/sales', 'house/refunds-owed'],
      ['house/gift-cards', 'house/refunds-owed'],
      ['house/unallocated', 'house/refunds-owed'],
    ],
  },
  'refund-arrived': {
    means: 'the gateway paid it back',
    ways: [['house/refunds-owed', 'house/gateway']],
  },
  'refund-to-wallet': {
    means: 'paid into the wallet, as the card did not take it',
    ways: [['house/refunds-owed', 'student/available']],
  },
} as const satisfies Record<string, Kind>;
export type MovementKind = keyof typeof movementKinds;

const kinds: Readonly<Record<MovementKind, Kind>> = movementKinds;

export const isAllowedTransfer = (kind: MovementKind, from: AccountClass, to: AccountClass): boolean =>
  kinds[kind].ways.some((way) => way[0] === from && way[1] === to);
