import { normalisePhone } from '@sargam/kit';
import { isCalendarDate } from '@sargam/kit/format';
import { z } from '@sargam/kit/forms';

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
const requiredText = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, { error: textKey(missing), abort: true });

/** The schemas of name, phone, birth date, address and photo. Messages are text keys. `today` is the date in Dhaka. */
export const personalDetailsFields = (today: string) => ({
  name: requiredText('name_required')
    .refine((name) => countLetters(name) <= MAX_NAME_LETTERS, textKey('name_too_long'))
    .refine((name) => !/:\/\/|\bwww\./i.test(name), textKey('name_link')),
  phone: requiredText('phone_required')
    .transform(normalisePhone)
    .refine((phone) => /^\d+$/.test(phone), textKey('digits_only')),
  dob: requiredText('dob_required')
    .refine((dob) => isCalendarDate(dob) && ageAt(today, dob) <= MAX_AGE_YEARS, {
      error: textKey('dob_invalid'),
      abort: true,
    })
    .refine((dob) => dob <= today, { error: textKey('dob_future'), abort: true })
    .refine((dob) => ageAt(today, dob) >= MIN_AGE_YEARS, textKey('too_young')),
  address: requiredText('address_required'),
  photo: z
    .instanceof(File, { error: textKey('photo_required') })
    .refine(({ type }) => type.startsWith('image/'), textKey('photo_image')),
});
