import { dateInDhaka } from '@sargam/kit/format';
import type { FieldMessages } from '@sargam/kit/forms';
import {
  checkNewPassword,
  checkPersonalDetails,
  checkPhoto,
  cleanPersonalDetails,
} from '@sargam/kit/personal-details';
import { checkEmail } from './check-email.ts';

export type SignUpValues = {
  name: string;
  email: string;
  phone: string;
  dob: string;
  address: string;
  password: string;
  confirmPassword: string;
  photo: File;
};

export const cleanSignUp = (typed: SignUpValues): SignUpValues => ({
  ...cleanPersonalDetails(typed),
  email: typed.email.trim(),
});

/** Messages are text keys. */
export const checkSignUp = (values: SignUpValues): FieldMessages<SignUpValues> => ({
  ...checkPersonalDetails(values, dateInDhaka()),
  ...checkNewPassword(values),
  email: checkEmail(values.email),
  photo: checkPhoto(values.photo),
});

/** Multipart body. `refercode`: the referral code of the inviting user. */
export const toSignUpForm = (values: SignUpValues, refercode: string | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (refercode) form.set('refercode', refercode);
  return form;
};
