import { z } from '@sargam/kit/forms';
import {
  newPasswordFields,
  passwordMismatch,
  passwordsMatch,
  personalDetailsFields,
} from '@sargam/kit/personal-details';
import { emailField } from './email-field.ts';

/** Messages are translation keys. `today` is the date in Dhaka. */
export const signUpSchema = (today: string) =>
  z
    .object({ ...personalDetailsFields(today), email: emailField, ...newPasswordFields })
    .refine(passwordsMatch, passwordMismatch);

export type SignUpValues = z.output<ReturnType<typeof signUpSchema>>;

/** Multipart body. `refercode`: the referral code of the inviting user. */
export const toSignUpForm = (values: SignUpValues, refercode: string | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (refercode) form.set('refercode', refercode);
  return form;
};
