import { type ApiSchemas, normalisePhone } from '@sargam/kit';
import type { FieldMessages } from '@sargam/kit/forms';
import { checkPersonalDetails, checkPhoto, cleanPersonalDetails } from '@sargam/kit/personal-details';

type User = ApiSchemas['User'];
/** Form values. */
export type Profile = {
  name: string;
  phone: string;
  address: string;
  dob: string;
  language: User['language'];
  photo: File | undefined;
};

export const toProfile = ({ name, phone, address, dob, language }: User): Profile => ({
  name,
  phone,
  address,
  dob,
  language,
  photo: undefined,
});

/** Unchanged values are not checked: accounts created by an admin may lack required fields. `today` is the date in Dhaka. */
export const checkProfile = (before: Profile, now: Profile, today: string): FieldMessages<Profile> => {
  const { name, phone, address, dob } = checkPersonalDetails(cleanPersonalDetails(now), today);
  const ifChanged = (field: 'name' | 'phone' | 'address' | 'dob', message: string | undefined) =>
    now[field].trim() === before[field] ? undefined : message;
  return {
    name: ifChanged('name', name),
    phone: ifChanged('phone', phone),
    address: ifChanged('address', address),
    dob: ifChanged('dob', dob),
    photo: now.photo && checkPhoto(now.photo),
  };
};

/** Only the changed fields, as they are sent. */
export const findChanges = (before: Profile, now: Profile): Partial<Record<keyof Profile, string | File>> => {
  const values = {
    name: now.name.trim(),
    phone: normalisePhone(now.phone),
    address: now.address.trim(),
    dob: now.dob,
    language: now.language,
    photo: now.photo,
  };
  const isChanged = ([field, value]: [string, string | File | undefined]) =>
    value !== undefined && now[field as keyof Profile] !== before[field as keyof Profile];
  return Object.fromEntries(Object.entries(values).filter(isChanged));
};
