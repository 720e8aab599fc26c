import { normalisePhone, type Wire } from '@sargam/kit';
import { isDay } from '@sargam/kit/format';
import { z } from '@sargam/kit/forms';
import { ageOn } from './age.ts';

type User = Wire['User'];
/** What of a person is written in the form. */
export type Profile = {
  name: string;
  phone: string;
  address: string;
  dob: string;
  language: User['language'];
  photo: File | undefined;
};

export const profileOf = ({ name, phone, address, dob, language }: User): Profile => ({
  ...{ name, phone, address, dob, language },
  photo: undefined,
});

/** Children under this age are refused (decision P10). */
const YOUNGEST = 13;
const of = (key: string): string => `panel.form.${key}`;
const filled = (missing: string) => z.string().trim().min(1, { error: missing, abort: true });

const phone = filled(of('phone_required'))
  .transform(normalisePhone)
  .refine((digits) => /^\d+$/.test(digits), of('digits_only'));

const dob = (today: string) =>
  filled(of('dob_required'))
    .refine(isDay, { error: of('dob_invalid'), abort: true })
    .refine((day) => day <= today, { error: of('dob_future'), abort: true })
    .refine((day) => ageOn(today, day) >= YOUNGEST, of('too_young'));

/** What is left as it was is not judged: accounts that an admin made may lack what a sign-up asks for. */
const unlessKept = (before: string, rule: z.ZodType<string>) =>
  z.string().superRefine((value, context) => {
    const issue = value.trim() === before ? undefined : rule.safeParse(value).error?.issues[0];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  });

/** Messages are keys of texts; dates are compared with the day it is in Dhaka. */
export const profileFields = (before: Profile, today: string) =>
  z.object({
    name: unlessKept(before.name, filled(of('name_required'))),
    phone: unlessKept(before.phone, phone),
    address: unlessKept(before.address, filled(of('address_required'))),
    dob: unlessKept(before.dob, dob(today)),
    language: z.enum(['en', 'bn']),
    photo: z
      .instanceof(File)
      .refine(({ type }) => type.startsWith('image/'), of('photo_image'))
      .or(z.undefined()),
  });

/** What is really another than before, as it is sent. */
export const changeOf = (before: Profile, now: Profile): Partial<Record<keyof Profile, string | File>> => {
  const sent = {
    ...{ name: now.name.trim(), phone: normalisePhone(now.phone), address: now.address.trim() },
    ...{ dob: now.dob, language: now.language, photo: now.photo },
  };
  const isAnother = ([field, value]: [string, string | File | undefined]) =>
    value !== undefined && now[field as keyof Profile] !== before[field as keyof Profile];
  return Object.fromEntries(Object.entries(sent).filter(isAnother));
};
