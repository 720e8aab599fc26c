import { refuse } from '@sargam/chassis/errors';
import { latinDigits } from '@sargam/chassis/wording';
import type { PlaceStoreOrderRequest } from '@sargam/proto/store/v1/orders';
import type { PersonId } from '../ids.ts';
import type { Wish } from './order.ts';
import { wishFaults } from './wish.ts';

/** Bengali digits as people type them, and what they put between digits. Kept in Latin digits, to be dialled. */
const parsePhone = (text: string): string =>
  latinDigits(text).replace(/[\s().\-\u2010-\u2015\u200B-\u200F]/g, '');

/** Without what turns the letters around it about, or cannot be seen: it would end in somebody else's mail. */
const plainText = (text: string): string =>
  text.normalize('NFC').replace(/[\u202A-\u202E\u2066-\u2069]|(?!\s)\p{Cc}/gu, '');

const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** What the request wants, or a refusal that names every fault. Of a receiver nothing is kept where there is none. */
export const parseWish = (request: PlaceStoreOrderRequest, buyerId: PersonId, now: Date): Wish => {
  const { forMyself } = request;
  const ofReceiver = (text: string) => (forMyself ? '' : oneLine(text));
  const wish: Wish = {
    buyerId,
    buyerName: oneLine(request.buyerName),
    buyerEmail: request.buyerEmail.trim(),
    buyerPhone: parsePhone(request.buyerPhone),
    forMyself,
    receiverName: ofReceiver(request.receiverName),
    receiverEmail: ofReceiver(request.receiverEmail),
    receiverPhone: parsePhone(ofReceiver(request.receiverPhone)),
    senderName: ofReceiver(request.senderName),
    message: plainText(request.message).trim(),
    quantity: request.quantity,
    deliverOn: request.deliverOn || undefined,
    language: request.language === 'bn' ? 'bn' : 'en',
  };
  const faults = wishFaults(wish, now);
  if (faults.length > 0) throw refuse.invalid('order-invalid', faults[0]?.message ?? '', faults);
  return wish;
};
