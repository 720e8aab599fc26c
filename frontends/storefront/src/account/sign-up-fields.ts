import { normalisePhone } from '@sargam/kit';
import { isDay } from '@sargam/kit/format';
import { z } from '@sargam/kit/forms';
import { ageOn } from './age.ts';
import { emailField } from './email-field.ts';
import { arePasswordsSame, newPassword, passwordsDiffer } from './password/new-password.ts';

/** Children under this age are refused (decision P10). */
const YOUNGEST = 13;

const filled = (missing: string) => z.string().trim().min(1, { error: missing, abort: true });
const of = (key: string): string => `storefront.form.${key}`;

/** The fields of the sign-up form. Messages are keys of texts; dates are compared with the day it is in Dhaka. */
export const signUpFields = (today: string) =>
  z
    .object({
      name: filled(of('name_required')),
      email: emailField,
      phone: filled(of('phone_required'))
        .transform(normalisePhone)
        .refine((phone) => /^\d+$/.test(phone), of('digits_only')),
      dob: filled(of('dob_required'))
        .refine(isDay, { error: of('dob_invalid'), abort: true })
        .refine((dob) => dob <= today, { error: of('dob_future'), abort: true })
        .refine((dob) => ageOn(today, dob) >= YOUNGEST, of('too_young')),
      address: filled(of('address_required')),
      ...newPassword,
      photo: z
        .instanceof(File, { error: of('photo_required') })
        .refine(({ type }) => type.startsWith('image/'), of('photo_image')),
    })
    .refine(arePasswordsSame, passwordsDiffer);

export type SignUp = z.output<ReturnType<typeof signUpFields>>;

/** What is sent: multipart, with the code of whoever invited the person. */
export const signUpForm = (values: SignUp, refercode: string | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (refercode) form.set('refercode', refercode);
  return form;
};
