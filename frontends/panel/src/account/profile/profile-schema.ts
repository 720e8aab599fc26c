import { type ApiSchemas, normalisePhone } from '@sargam/kit';
import { z } from '@sargam/kit/forms';
import { personalDetailsFields } from '@sargam/kit/personal-details';

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

/** Unchanged values are not validated: accounts created by an admin may lack required fields. */
const validateIfChanged = (before: string, rule: z.ZodType<string>) =>
  z.string().superRefine((value, context) => {
    const issue = value.trim() === before ? undefined : rule.safeParse(value).error?.issues[0];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  });

/** Messages are translation keys. `today` is the date in Dhaka. */
export const profileSchema = (before: Profile, today: string) => {
  const { name, phone, address, dob, photo } = personalDetailsFields(today);
  return z.object({
    name: validateIfChanged(before.name, name),
    phone: validateIfChanged(before.phone, phone),
    address: validateIfChanged(before.address, address),
    dob: validateIfChanged(before.dob, dob),
    language: z.enum(['en', 'bn']),
    photo: photo.or(z.undefined()),
  });
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
