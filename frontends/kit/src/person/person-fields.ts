import { normalisePhone } from '@sargam/kit';
import { isCalendarDate } from '@sargam/kit/format';
import { z } from '@sargam/kit/forms';
import { ageAt } from './age.ts';

/** Children under this age are refused (decision P10). */
const YOUNGEST = 13;
/** Nobody is older: a year was typed wrongly. */
const OLDEST = 120;

const of = (key: string): string => `kit.person.${key}`;
const filled = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, { error: of(missing), abort: true });

/** Messages are keys of texts; dates are compared with the day it is in Dhaka. */
export const personalDetailsFields = (today: string) => ({
  name: filled('name_required'),
  phone: filled('phone_required')
    .transform(normalisePhone)
    .refine((phone) => /^\d+$/.test(phone), of('digits_only')),
  dob: filled('dob_required')
    .refine((dob) => isCalendarDate(dob) && ageAt(today, dob) <= OLDEST, {
      error: of('dob_invalid'),
      abort: true,
    })
    .refine((dob) => dob <= today, { error: of('dob_future'), abort: true })
    .refine((dob) => ageAt(today, dob) >= YOUNGEST, of('too_young')),
  address: filled('address_required'),
  photo: z
    .instanceof(File, { error: of('photo_required') })
    .refine(({ type }) => type.startsWith('image/'), of('photo_image')),
});
