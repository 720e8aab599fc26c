import { dayMs, dhakaDay, isCalendarDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import type { FieldFault } from '@sargam/chassis/errors';
import type { Wish } from './order.ts';

const quantityMost = 20;
const daysAheadMost = 365;
const messageMost = 500;
const nameMost = 100;

const required = 'This is required';

const fault = (field: string, message: string): FieldFault => ({ field, message });

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Letters as people count them: one of Bengali may be several characters. */
const lettersIn = (text: string): number => [...graphemes.segment(text)].length;

const nameFaults = (field: string, name: string): readonly FieldFault[] => {
  if (!name) return [fault(field, required)];
  return lettersIn(name) > nameMost ? [fault(field, 'Too Long!')] : [];
};

/** Eleven digits at least, as 01712345678. */
const phoneFaults = (field: string, phone: string): readonly FieldFault[] => {
  if (!phone) return [fault(field, required)];
  if (/^\+?\d{16,}$/.test(phone)) return [fault(field, 'Too Long!')];
  return /^\+?\d{11,15}$/.test(phone) ? [] : [fault(field, 'Too Short!')];
};

const emailFaults = (field: string, email: string): readonly FieldFault[] => {
  if (!email) return [fault(field, required)];
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(email) && email.length <= 254
    ? []
    : [fault(field, 'Enter a valid email address')];
};

const receiverFaults = (wish: Wish): readonly FieldFault[] => [
  ...nameFaults('receiverName', wish.receiverName),
  ...nameFaults('senderName', wish.senderName),
  ...phoneFaults('receiverPhone', wish.receiverPhone),
  ...emailFaults('receiverEmail', wish.receiverEmail),
];

/** From today to a year ahead, in Dhaka. */
const dayFaults = (day: string | undefined, now: Date): readonly FieldFault[] => {
  if (day === undefined) return [];
  const last = dhakaDay(new Date(startOfDhakaDay(dhakaDay(now)).getTime() + daysAheadMost * dayMs));
  return isCalendarDay(day) && day >= dhakaDay(now) && day <= last
    ? []
    : [fault('deliverOn', `Choose a day within ${daysAheadMost} days`)];
};

/** Every fault of what somebody wants to buy (site, section 6). */
export const wishFaults = (wish: Wish, now: Date): readonly FieldFault[] => [
  ...(Number.isInteger(wish.quantity) && wish.quantity >= 1 && wish.quantity <= quantityMost
    ? []
    : [fault('quantity', `From 1 to ${quantityMost}`)]),
  ...emailFaults('buyerEmail', wish.buyerEmail),
  ...(wish.forMyself ? phoneFaults('buyerPhone', wish.buyerPhone) : receiverFaults(wish)),
  ...(lettersIn(wish.message) > messageMost ? [fault('message', 'Too Long!')] : []),
  ...dayFaults(wish.deliverOn, now),
];
