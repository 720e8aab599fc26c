import type { FieldError } from '@sargam/chassis/errors';
import type { UpdateProfileRequest } from '@sargam/proto/identity/v1/profiles';
import {
  type Person,
  parseLanguage,
  sanitizeName,
  validateDateOfBirth,
  validatePhone,
  validateRequired,
} from './person.ts';

/** What may be changed of an account by its owner; the e-mail address and the role are not (decision P3). */
export type Profile = Pick<Person, 'name' | 'phone' | 'address' | 'dateOfBirth' | 'photo' | 'language'>;

export type ProfileChange = { readonly [K in keyof Profile]?: NonNullable<Profile[K]> };

/** What is really another than before: a form that sends every field is not judged by those it left as they were. */
export const diffProfile = (
  person: Profile,
  request: Omit<UpdateProfileRequest, 'password'>,
): ProfileChange => {
  const given = {
    name: request.name === undefined ? undefined : sanitizeName(request.name),
    phone: request.phone?.trim(),
    address: request.address?.trim(),
    dateOfBirth: request.dateOfBirth?.trim(),
    photo: request.photo,
    language: request.language === undefined ? undefined : parseLanguage(request.language),
  };
  const isAnother = ([field, value]: readonly [string, string | undefined]) =>
    value !== undefined && value !== (person[field as keyof Profile] ?? '');
  return Object.fromEntries(Object.entries(given).filter(isAnother));
};

/** Every fault of a change, in the words of the sign-up form. `today` is a calendar date, ISO 8601, in Dhaka. */
export const validateProfileChange = (change: ProfileChange, today: string): readonly FieldError[] => {
  const { name, phone, address, dateOfBirth, photo } = change;
  return [
    ...(name === undefined ? [] : validateRequired(name, 'name', '*Name required')),
    ...(photo === undefined ? [] : validateRequired(photo, 'photo', '*Photo required')),
    ...(dateOfBirth === undefined ? [] : validateDateOfBirth(dateOfBirth, today)),
    ...(phone === undefined ? [] : validatePhone(phone)),
    ...(address === undefined ? [] : validateRequired(address, 'address', '*Address required')),
  ];
};
