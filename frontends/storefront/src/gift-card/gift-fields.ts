import { normalisePhone, splitGraphemes, toAsciiDigits } from '@sargam/kit';
import { addDays, isCalendarDate } from '@sargam/kit/format';
import { isEmail } from '../shared/is-email.ts';

export type ForWhom = 'someone' | 'myself';

/** The form as it is typed; what the other face of it asks for stays as it was. */
export type GiftFields = {
  forWhom: ForWhom;
  receiverName: string;
  from: string;
  email: string;
  confirmEmail: string;
  receiverPhone: string;
  ownPhone: string;
  message: string;
  deliverOn: string;
  quantity: string;
};
type Fault = readonly [field: keyof GiftFields, text: string];

const SHORTEST_PHONE = 11;
export const LONGEST_MESSAGE = 240;
export const MOST_CARDS = 20;
export const FURTHEST_DAYS = 365;

const required = 'kit.form.required';
const own = (key: string): string => `storefront.gift.${key}`;

/** Not a number unless it is a whole one, in either script. */
const wholeNumber = (typed: string): number => {
  const text = toAsciiDigits(typed).trim();
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
};

const quantityFault = (typed: string): string | undefined => {
  if (typed === '') return required;
  const count = wholeNumber(typed);
  if (Number.isNaN(count)) return own('quantity_range');
  if (count < 1) return own('quantity_min');
  return count > MOST_CARDS ? own('quantity_most') : undefined;
};

/** The number that is meant, in either script; undefined where it is none the form takes. */
export const quantityOf = (typed: string): number | undefined =>
  quantityFault(typed) === undefined ? wholeNumber(typed) : undefined;

const phoneFault = (typed: string): string | undefined => {
  const phone = normalisePhone(typed);
  if (phone === '') return required;
  if (phone.length < SHORTEST_PHONE) return own('too_short');
  return /^\+?\d+$/.test(phone) ? undefined : 'kit.person.digits_only';
};

const emailFault = (email: string): string | undefined => {
  if (email === '') return required;
  return isEmail(email) ? undefined : 'kit.form.email_invalid';
};

const confirmFault = ({ email, confirmEmail }: GiftFields): string | undefined => {
  if (confirmEmail === '') return required;
  return confirmEmail.toLowerCase() === email.toLowerCase() ? undefined : own('email_match');
};

const dayFault = (day: string, today: string): string | undefined => {
  if (day === '') return undefined;
  return isCalendarDate(day) && day > today && day <= addDays(today, FURTHEST_DAYS)
    ? undefined
    : own('date_invalid');
};

const messageFault = (message: string): string | undefined =>
  splitGraphemes(message).length > LONGEST_MESSAGE ? own('too_long') : undefined;

const ofSomeone = (fields: GiftFields, today: string): [keyof GiftFields, string | undefined][] => [
  ['receiverName', fields.receiverName === '' ? required : undefined],
  ['from', fields.from === '' ? required : undefined],
  ['email', emailFault(fields.email)],
  ['confirmEmail', confirmFault(fields)],
  ['receiverPhone', phoneFault(fields.receiverPhone)],
  ['deliverOn', dayFault(fields.deliverOn, today)],
];

/** What is wrong, in the order of the form, as keys of texts. `today` is the day it is in Dhaka. */
export const faultsOf = (fields: GiftFields, today: string): Fault[] => {
  const faults: [keyof GiftFields, string | undefined][] = [
    ...(fields.forWhom === 'someone'
      ? ofSomeone(fields, today)
      : [['ownPhone', phoneFault(fields.ownPhone)] as [keyof GiftFields, string | undefined]]),
    ['message', messageFault(fields.message)],
    ['quantity', quantityFault(fields.quantity)],
  ];
  return faults.flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
};
