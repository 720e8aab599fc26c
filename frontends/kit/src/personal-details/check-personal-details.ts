import { normalisePhone } from '@sargam/kit';
import { isCalendarDate } from '@sargam/kit/format';
import type { FieldMessages } from '@sargam/kit/forms';

/** The age in whole years on a date; both dates as `2013-11-21`. */
const ageAt = (day: string, birth: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** Younger children cannot have an account (decision P10). */
const MIN_AGE_YEARS = 13;
/** An older age means a mistyped year. */
const MAX_AGE_YEARS = 120;

const MAX_NAME_LETTERS = 60;
const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });
/** Counted as people see letters, so that a Bengali letter with its signs is one. */
const countLetters = (name: string): number => [...letters.segment(name)].length;

const textKey = (key: string): string => `kit.person.${key}`;

type PersonalDetails = { name: string; phone: string; dob: string; address: string };

/** The values as they are sent: without spaces at the ends, and the phone number with ASCII digits only. */
export const cleanPersonalDetails = <Details extends PersonalDetails>(typed: Details): Details => ({
  ...typed,
  name: typed.name.trim(),
  phone: normalisePhone(typed.phone),
  dob: typed.dob.trim(),
  address: typed.address.trim(),
});

const checkName = (name: string): string | undefined => {
  if (name === '') return textKey('name_required');
  if (countLetters(name) > MAX_NAME_LETTERS) return textKey('name_too_long');
  return /:\/\/|\bwww\./i.test(name) ? textKey('name_link') : undefined;
};

const checkPhone = (phone: string): string | undefined => {
  if (phone === '') return textKey('phone_required');
  return /^\d+$/.test(phone) ? undefined : textKey('digits_only');
};

const checkBirthDate = (dob: string, today: string): string | undefined => {
  if (dob === '') return textKey('dob_required');
  if (!isCalendarDate(dob) || ageAt(today, dob) > MAX_AGE_YEARS) return textKey('dob_invalid');
  if (dob > today) return textKey('dob_future');
  return ageAt(today, dob) < MIN_AGE_YEARS ? textKey('too_young') : undefined;
};

/** The messages (text keys) of cleaned values. `today` is the date in Dhaka. */
export const checkPersonalDetails = (
  { name, phone, dob, address }: PersonalDetails,
  today: string,
): FieldMessages<PersonalDetails> => ({
  name: checkName(name),
  phone: checkPhone(phone),
  dob: checkBirthDate(dob, today),
  address: address === '' ? textKey('address_required') : undefined,
});

export const checkPhoto = (photo: File | undefined): string | undefined => {
  if (!photo) return textKey('photo_required');
  return photo.type.startsWith('image/') ? undefined : textKey('photo_image');
};
