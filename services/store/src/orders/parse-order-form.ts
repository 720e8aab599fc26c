import { domainError } from '@sargam/chassis/errors';
import { toLatinDigits } from '@sargam/chassis/formatting';
import type { PlaceStoreOrderRequest } from '@sargam/proto/store/v1/orders';
import type { PersonId } from '../ids.ts';
import type { OrderForm } from './order.ts';
import { validateOrderForm } from './validate-order-form.ts';

/** Converts Bengali digits to Latin ones and removes separators. */
const parsePhone = (text: string): string =>
  toLatinDigits(text).replace(/[\s().\-\u2010-\u2015\u200B-\u200F]/g, '');

/** Removes control characters and bidirectional overrides, because a mail to somebody else contains the text. */
const removeInvisible = (text: string): string =>
  text.normalize('NFC').replace(/[\u202A-\u202E\u2066-\u2069]|(?!\s)\p{Cc}/gu, '');

const toSingleLine = (text: string): string => removeInvisible(text).replace(/\s+/g, ' ').trim();

/** Parses and validates the request; throws with every field error. Receiver fields are dropped if the buyer orders for themselves. */
export const parseOrderForm = (request: PlaceStoreOrderRequest, buyerId: PersonId, now: Date): OrderForm => {
  const { forMyself } = request;
  const ofReceiver = (text: string) => (forMyself ? '' : toSingleLine(text));
  const form: OrderForm = {
    buyerId,
    buyerName: toSingleLine(request.buyerName),
    buyerEmail: request.buyerEmail.trim(),
    buyerPhone: parsePhone(request.buyerPhone),
    forMyself,
    receiverName: ofReceiver(request.receiverName),
    receiverEmail: ofReceiver(request.receiverEmail),
    receiverPhone: parsePhone(ofReceiver(request.receiverPhone)),
    senderName: ofReceiver(request.senderName),
    message: removeInvisible(request.message).trim(),
    quantity: request.quantity,
    deliverOn: request.deliverOn || undefined,
    language: request.language === 'bn' ? 'bn' : 'en',
  };
  const faults = validateOrderForm(form, now);
  if (faults.length > 0) throw domainError.invalid('order-invalid', faults[0]?.message ?? '', faults);
  return form;
};
