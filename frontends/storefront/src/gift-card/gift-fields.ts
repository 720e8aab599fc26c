import { normalisePhone, splitGraphemes, toAsciiDigits } from '@sargam/kit';
import { addDays, isCalendarDate } from '@sargam/kit/format';
import type { FieldMessages } from '@sargam/kit/forms';
import { isEmail } from '../shared/is-email.ts';

export const giftTextFields = [
  'receiverName',
  'from',
  'email',
  'confirmEmail',
  'receiverPhone',
  'ownPhone',
  'message',
  'deliverOn',
  'quantity',
] as const;

/** Raw form values. Switching the receiver keeps the fields of the other choice. */
export type GiftValues = Record<(typeof giftTextFields)[number], string> & { forWhom: 'someone' | 'myself' };

const MIN_PHONE_DIGITS = 11;
export const MAX_MESSAGE_LETTERS = 240;
export const MAX_CARDS = 20;
export const MAX_DELIVERY_DAYS = 365;

const REQUIRED_TEXT = 'kit.form.required';
const giftText = (key: string): string => `storefront.gift.${key}`;

/** Accepts Bengali and ASCII digits; NaN if it is not a whole number. */
const parseWholeNumber = (typed: string): number => {
  const text = toAsciiDigits(typed).trim();
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
};

const validateQuantity = (typed: string): string | undefined => {
  if (typed === '') return REQUIRED_TEXT;
  const count = parseWholeNumber(typed);
  if (Number.isNaN(count)) return giftText('quantity_range');
  if (count < 1) return giftText('quantity_min');
  return count > MAX_CARDS ? giftText('quantity_most') : undefined;
};

/** The number of cards; undefined if it is invalid. */
export const parseQuantity = (typed: string): number | undefined =>
  validateQuantity(typed) === undefined ? parseWholeNumber(typed) : undefined;

const validatePhone = (typed: string): string | undefined => {
  const phone = normalisePhone(typed);
  if (phone === '') return REQUIRED_TEXT;
  if (phone.length < MIN_PHONE_DIGITS) return giftText('too_short');
  return /^\+?\d+$/.test(phone) ? undefined : 'kit.person.digits_only';
};

const validateEmail = (email: string): string | undefined => {
  if (email === '') return REQUIRED_TEXT;
  return isEmail(email) ? undefined : 'kit.form.email_invalid';
};

const validateConfirmEmail = ({ email, confirmEmail }: GiftValues): string | undefined => {
  if (confirmEmail === '') return REQUIRED_TEXT;
  return confirmEmail.toLowerCase() === email.toLowerCase() ? undefined : giftText('email_match');
};

const validateDeliveryDay = (day: string, today: string): string | undefined => {
  if (day === '') return undefined;
  return isCalendarDate(day) && day > today && day <= addDays(today, MAX_DELIVERY_DAYS)
    ? undefined
    : giftText('date_invalid');
};

const validateMessage = (message: string): string | undefined =>
  splitGraphemes(message).length > MAX_MESSAGE_LETTERS ? giftText('too_long') : undefined;

const validateReceiver = (fields: GiftValues, today: string): FieldMessages<GiftValues> => ({
  receiverName: fields.receiverName === '' ? REQUIRED_TEXT : undefined,
  from: fields.from === '' ? REQUIRED_TEXT : undefined,
  email: validateEmail(fields.email),
  confirmEmail: validateConfirmEmail(fields),
  receiverPhone: validatePhone(fields.receiverPhone),
  deliverOn: validateDeliveryDay(fields.deliverOn, today),
});

/** The messages (text keys) of trimmed values. `today`: `YYYY-MM-DD` in Dhaka. */
export const validateGift = (fields: GiftValues, today: string): FieldMessages<GiftValues> => ({
  ...(fields.forWhom === 'someone'
    ? validateReceiver(fields, today)
    : { ownPhone: validatePhone(fields.ownPhone) }),
  message: validateMessage(fields.message),
  quantity: validateQuantity(fields.quantity),
});
