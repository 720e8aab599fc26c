import { dayMs, dhakaDay, isCalendarDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import type { FieldError } from '@sargam/chassis/errors';
import type { OrderForm } from './order.ts';

const maxQuantity = 20;
const maxDaysAhead = 365;
const maxMessageLetters = 500;
const maxNameLetters = 100;

const required = 'This is required';

const fieldFault = (field: string, message: string): FieldError => ({ field, message });

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Counts graphemes, because one Bengali letter may be several characters. */
const countLetters = (text: string): number => [...graphemes.segment(text)].length;

const validateName = (field: string, name: string): readonly FieldError[] => {
  if (!name) return [fieldFault(field, required)];
  return countLetters(name) > maxNameLetters ? [fieldFault(field, 'Too Long!')] : [];
};

/** At least eleven digits, such as 01712345678. */
const validatePhone = (field: string, phone: string): readonly FieldError[] => {
  if (!phone) return [fieldFault(field, required)];
  if (/^\+?\d{16,}$/.test(phone)) return [fieldFault(field, 'Too Long!')];
  return /^\+?\d{11,15}$/.test(phone) ? [] : [fieldFault(field, 'Too Short!')];
};

const validateEmail = (field: string, email: string): readonly FieldError[] => {
  if (!email) return [fieldFault(field, required)];
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(email) && email.length <= 254
    ? []
    : [fieldFault(field, 'Enter a valid email address')];
};

const validateReceiver = (form: OrderForm): readonly FieldError[] => [
  ...validateName('receiverName', form.receiverName),
  ...validateName('senderName', form.senderName),
  ...validatePhone('receiverPhone', form.receiverPhone),
  ...validateEmail('receiverEmail', form.receiverEmail),
];

/** From today to 365 days ahead, in Dhaka. */
const validateDeliveryDay = (day: string | undefined, now: Date): readonly FieldError[] => {
  if (day === undefined) return [];
  const last = dhakaDay(new Date(startOfDhakaDay(dhakaDay(now)).getTime() + maxDaysAhead * dayMs));
  return isCalendarDay(day) && day >= dhakaDay(now) && day <= last
    ? []
    : [fieldFault('deliverOn', `Choose a day within ${maxDaysAhead} days`)];
};

/** Every field error of an order form. The message texts are specified. */
export const validateOrderForm = (form: OrderForm, now: Date): readonly FieldError[] => [
  ...(Number.isInteger(form.quantity) && form.quantity >= 1 && form.quantity <= maxQuantity
    ? []
    : [fieldFault('quantity', `From 1 to ${maxQuantity}`)]),
  ...validateEmail('buyerEmail', form.buyerEmail),
  ...(form.forMyself ? validatePhone('buyerPhone', form.buyerPhone) : validateReceiver(form)),
  ...(countLetters(form.message) > maxMessageLetters ? [fieldFault('message', 'Too Long!')] : []),
  ...validateDeliveryDay(form.deliverOn, now),
];
