import { z } from '@sargam/kit/forms';
import {
  newPasswordFields,
  passwordMismatch,
  passwordsMatch,
  personalDetailsFields,
} from '@sargam/kit/personal-details';
import { emailField } from './email-field.ts';

/** The fields of the sign-up form. Messages are keys of texts; dates are compared with the day it is in Dhaka. */
export const signUpSchema = (today: string) =>
  z
    .object({ ...personalDetailsFields(today), email: emailField, ...newPasswordFields })
    .refine(passwordsMatch, passwordMismatch);

export type SignUpValues = z.output<ReturnType<typeof signUpSchema>>;

/** What is sent: multipart, with the code of whoever invited the person. */
export const toSignUpForm = (values: SignUpValues, refercode: string | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (refercode) form.set('refercode', refercode);
  return form;
};
