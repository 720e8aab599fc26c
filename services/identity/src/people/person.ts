import { isCalendarDay } from '@sargam/chassis/calendar';
import type { FieldError } from '@sargam/chassis/errors';
import { validatePassword } from '../passwords/password-rule.ts';

export type PersonId = string & { readonly person: unique symbol };

export type Role = 'admin' | 'content' | 'instructor' | 'student';

export type Language = 'en' | 'bn';

/** English unless the person reads Bengali. */
export const parseLanguage = (language: string): Language => (language === 'bn' ? 'bn' : 'en');

/** An account. Nothing secret is in it: it may be shown to its owner. */
export interface Person {
  readonly id: PersonId;
  readonly studentNumber: bigint;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Calendar date, ISO 8601; undefined for accounts that an admin made. */
  readonly dateOfBirth: string | undefined;
  readonly photo: string;
  readonly role: Role;
  readonly instructorId: string | undefined;
  readonly referralCode: string;
  readonly referredBy: PersonId | undefined;
  readonly language: Language;
  readonly verifiedAt: Date | undefined;
  readonly suspendedAt: Date | undefined;
  readonly createdAt: Date;
  /** False for whoever has only ever logged in by Google or Facebook. */
  readonly hasPassword: boolean;
}

/** The number that people are called by: SG-001001. */
export const formatStudentId = (person: Pick<Person, 'studentNumber'>): string =>
  `SG-${String(person.studentNumber).padStart(6, '0')}`;

/**
 * On one line, without what turns the letters around it about or cannot be seen: names stand in other people's mail. One
 * of nothing but joiners is none.
 */
export const sanitizeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\u202A-\u202E\u2066-\u2069]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s\p{Cf}]+$/u, '');

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (email: string): boolean => emailShape.test(email.trim());

/** Nobody younger may have an account (decision P10, the terms). */
const minAgeYears = 13;

/** Nobody is older: a year was typed wrongly. */
const maxAgeYears = 120;

/** What somebody typed into the sign-up form, or an admin into the account form. */
export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly address: string;
  readonly dateOfBirth: string;
  readonly photo: string;
}

/**
 * Every fault of a sign-up form, in the words of the specification (site, section 5).
 * `today` is a calendar date, ISO 8601, in Dhaka.
 */
export const validateSignUpForm = (form: SignUpForm, today: string): readonly FieldError[] => [
  ...validateAccountForm(form),
  ...validateRequired(form.photo, 'photo', '*Photo required'),
  ...validateDateOfBirth(form.dateOfBirth, today),
  ...validatePhone(form.phone),
  ...validateRequired(form.address, 'address', '*Address required'),
];

/** The faults of an account that an admin makes: name, e-mail and password only (back-office, section 5). */
export const validateAccountForm = (
  form: Pick<SignUpForm, 'name' | 'email' | 'password'>,
): readonly FieldError[] => [
  ...validateRequired(sanitizeName(form.name), 'name', '*Name required'),
  ...validateEmail(form.email),
  ...validatePassword(form.password),
];

export const validateRequired = (value: string, field: string, message: string): FieldError[] =>
  value.trim() === '' ? [{ field, message }] : [];

const validateEmail = (email: string): FieldError[] => {
  if (email.trim() === '') return [{ field: 'email', message: '*Email required' }];
  return isEmail(email) ? [] : [{ field: 'email', message: '*Invalid email' }];
};

export const validatePhone = (phone: string): FieldError[] => {
  if (phone.trim() === '') return [{ field: 'phone', message: '*Phone number required' }];
  return /^\+?\d+$/.test(phone) ? [] : [{ field: 'phone', message: '*Phone number required' }];
};

export const validateDateOfBirth = (date: string, today: string): FieldError[] => {
  const fault = (message: string) => [{ field: 'dob', message }];
  if (!isCalendarDay(date) || ageInYears(date, today) > maxAgeYears) return fault('*Date of birth required');
  if (date > today) return fault('Date of birth cannot be in the future');
  return ageInYears(date, today) < minAgeYears ? fault('You must be at least 13 years old to sign up') : [];
};

/** Whole years between two ISO calendar dates. */
export const ageInYears = (birth: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** Readable aloud: no 0 and O, no 1 and I. */
const referralAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An eight-character code out of eight random bytes. */
export const createReferralCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, 8), (byte) => referralAlphabet[byte % referralAlphabet.length]).join('');
