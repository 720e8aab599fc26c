import type { FieldError } from '@sargam/chassis/errors';
import type { UpdateProfileRequest } from '@sargam/proto/identity/v1/profiles';
import {
  type Person,
  parseLanguage,
  validateDateOfBirth,
  validatePhone,
  validateRequired,
} from './person.ts';
import { sanitizeName, validateName } from './person-name.ts';

/** The fields that an account's owner may change; not the e-mail address or the role (decision P3). */
export type Profile = Pick<Person, 'name' | 'phone' | 'address' | 'dateOfBirth' | 'photo' | 'language'>;

export type ProfileChange = { readonly [K in keyof Profile]?: NonNullable<Profile[K]> };

/** The fields with a new value. Unchanged fields are not validated, because an account that an admin created may lack some. */
export const diffProfile = (
  person: Profile,
  request: Omit<UpdateProfileRequest, 'password'>,
): ProfileChange => {
  const values = {
    name: request.name === undefined ? undefined : sanitizeName(request.name),
    phone: request.phone?.trim(),
    address: request.address?.trim(),
    dateOfBirth: request.dateOfBirth?.trim(),
    photo: request.photo,
    language: request.language === undefined ? undefined : parseLanguage(request.language),
  };
  const isChanged = ([field, value]: readonly [string, string | undefined]) =>
    value !== undefined && value !== (person[field as keyof Profile] ?? '');
  return Object.fromEntries(Object.entries(values).filter(isChanged));
};

/** Every field error of a change, with the messages of the sign-up form. `today` is a calendar date, ISO 8601, in Dhaka. */
export const validateProfileChange = (change: ProfileChange, today: string): readonly FieldError[] => {
  const { name, phone, address, dateOfBirth, photo } = change;
  return [
    ...(name === undefined ? [] : validateName(name)),
    ...(photo === undefined ? [] : validateRequired(photo, 'photo', '*Photo required')),
    ...(dateOfBirth === undefined ? [] : validateDateOfBirth(dateOfBirth, today)),
    ...(phone === undefined ? [] : validatePhone(phone)),
    ...(address === undefined ? [] : validateRequired(address, 'address', '*Address required')),
  ];
};
