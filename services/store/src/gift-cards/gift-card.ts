import { dhakaDay, lastSecondOfDhakaDayAfter, startOfDhakaDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';
import { transitionFinder } from '@sargam/chassis/state-machine';
import type { CardId, OrderId, PersonId } from '../ids.ts';

/**
 * `issued`: the order is paid; `claimed`: a student redeemed the card and the wallet is not credited yet; `credited`: the
 * wallet is credited; `voided`: by a refund; `expired`: after its last day.
 */
export type CardState = 'issued' | 'claimed' | 'credited' | 'voided' | 'expired';

export type CardAction = 'claim' | 'credit' | 'void' | 'expire';

/** A card expires without a write when its last day is over. An expired card can still be refunded. */
export const transitions = {
  issued: { claim: 'claimed', void: 'voided', expire: 'expired' },
  claimed: { credit: 'credited' },
  expired: { void: 'voided' },
  credited: {},
  voided: {},
} as const satisfies Record<CardState, Partial<Record<CardAction, CardState>>>;

export const findCardTransition = transitionFinder<CardState, CardAction>(transitions);

/** An issued gift card. Money is in poisha. */
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
  /** When the value was credited to the wallet. */
  readonly creditedAt: Date | undefined;
  /** When a refund voided the card. */
  readonly voidedAt: Date | undefined;
  readonly createdAt: Date;
}

export interface Validity {
  readonly validFrom: Date;
  readonly validTo: Date;
}

/** Starts on the delivery day, or on the day of payment if that is later or none was chosen; ends `days` days later. */
export const computeValidity = (deliverOn: string | undefined, paidAt: Date, days: number): Validity => {
  const paidOn = dhakaDay(paidAt);
  const validFrom = startOfDhakaDay(deliverOn !== undefined && deliverOn > paidOn ? deliverOn : paidOn);
  return { validFrom, validTo: lastSecondOfDhakaDayAfter(validFrom, days) };
};

/** The only error for every code that cannot be redeemed, so that guessing reveals nothing (decision L7). */
export const giftCardInvalid = () =>
  domainError.notFound('gift-card-invalid', 'This gift card code is not valid.');
