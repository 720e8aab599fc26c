import { dhakaDay, lastSecondOfDhakaDayAfter, startOfDhakaDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';
import { transitionFinder } from '@sargam/chassis/state-machine';
import type { CardId, OrderId, PersonId } from '../ids.ts';

/**
 * `issued` when its order is paid; `claimed` by a student, while its value is on the way to their wallet; `credited` once it is
 * there; `ended` by a refund; `expired` after its last day.
 */
export type CardState = 'issued' | 'claimed' | 'credited' | 'ended' | 'expired';

export type CardAction = 'claim' | 'credit' | 'end' | 'expire';

/** Nothing has to be done for a card to expire: its last day is over. Money can still be given back for one that did. */
export const transitions = {
  issued: { claim: 'claimed', end: 'ended', expire: 'expired' },
  claimed: { credit: 'credited' },
  expired: { end: 'ended' },
  credited: {},
  ended: {},
} as const satisfies Record<CardState, Partial<Record<CardAction, CardState>>>;

export const moveOf = transitionFinder<CardState, CardAction>(transitions);

/** A gift card that was bought. Money is in poisha. */
export interface GiftCard {
  readonly id: CardId;
  readonly orderId: OrderId;
  readonly value: bigint;
  readonly lastFour: string;
  readonly validFrom: Date;
  /** The last second of its last day in Dhaka. */
  readonly validTo: Date;
  readonly usedBy: PersonId | undefined;
  readonly usedAt: Date | undefined;
  /** When its value was in the wallet. */
  readonly creditedAt: Date | undefined;
  /** When a refund ended it. */
  readonly voidedAt: Date | undefined;
  readonly createdAt: Date;
}

export interface Validity {
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** From the day it is mailed, the day it is paid where none was chosen, to the end of that day so many days later. */
export const computeValidity = (deliverOn: string | undefined, paidAt: Date, days: number): Validity => {
  const paidOn = dhakaDay(paidAt);
  const validFrom = startOfDhakaDay(deliverOn !== undefined && deliverOn > paidOn ? deliverOn : paidOn);
  return { validFrom, validTo: lastSecondOfDhakaDayAfter(validFrom, days) };
};

/** The one answer to every code that cannot be redeemed: no failure tells itself apart from another (decision L7). */
export const giftCardInvalid = () =>
  domainError.notFound('gift-card-invalid', 'This gift card code is not valid.');
