import { type ApiSchemas, normalisePhone } from '@sargam/kit';
import { z } from '@sargam/kit/forms';
import { personalDetailsFields } from '@sargam/kit/personal-details';

type User = ApiSchemas['User'];
/** What of a person is written in the form. */
export type Profile = {
  name: string;
  phone: string;
  address: string;
  dob: string;
  language: User['language'];
  photo: File | undefined;
};

export const toProfile = ({ name, phone, address, dob, language }: User): Profile => ({
  ...{ name, phone, address, dob, language },
  photo: undefined,
});

/** What is left as it was is not judged: accounts that an admin made may lack what a sign-up asks for. */
const validateIfChanged = (before: string, rule: z.ZodType<string>) =>
  z.string().superRefine((value, context) => {
    const issue = value.trim() === before ? undefined : rule.safeParse(value).error?.issues[0];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  });

/** Messages are keys of texts; dates are compared with the day it is in Dhaka. */
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

/** What is really another than before, as it is sent. */
export const findChanges = (before: Profile, now: Profile): Partial<Record<keyof Profile, string | File>> => {
  const sent = {
    ...{ name: now.name.trim(), phone: normalisePhone(now.phone), address: now.address.trim() },
    ...{ dob: now.dob, language: now.language, photo: now.photo },
  };
  const isAnother = ([field, value]: [string, string | File | undefined]) =>
    value !== undefined && now[field as keyof Profile] !== before[field as keyof Profile];
  return Object.fromEntries(Object.entries(sent).filter(isAnother));
};
