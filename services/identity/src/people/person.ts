import { isCalendarDay } from '@sargam/chassis/calendar';
import type { FieldError } from '@sargam/chassis/errors';
import { validatePassword } from '../passwords/password-rule.ts';
import { validateName } from './person-name.ts';

export type PersonId = string & { readonly person: unique symbol };

export type Role = 'admin' | 'content' | 'instructor' | 'student';

export type Language = 'en' | 'bn';

export const parseLanguage = (language: string): Language => (language === 'bn' ? 'bn' : 'en');

/** An account, without secrets. */
export interface Person {
  readonly id: PersonId;
  readonly studentNumber: bigint;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Calendar date, ISO 8601; undefined for accounts that an admin created. */
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
  /** False for a person who logs in with Google or Facebook only. */
  readonly hasPassword: boolean;
  /** Until when staff may choose a password of their own, which they need to log in; undefined after they did. */
  readonly setUpUntil: Date | undefined;
  /** The latest end of access to a course; undefined if there never was access. */
  readonly accessEndsAt: Date | undefined;
}

/** The student number as people see it: SG-001001. */
export const formatStudentId = (person: Pick<Person, 'studentNumber'>): string =>
  `SG-${String(person.studentNumber).padStart(6, '0')}`;

/** The number in a student number as people see it; undefined for other texts, such as ids. */
export const parseStudentId = (text: string): bigint | undefined => {
  const digits = /^sg-?0*(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : BigInt(digits);
};

/** A subscriber is a student with access to a course now (decision C12). */
export const isSubscriber = ({ role, accessEndsAt }: Person, now: Date): boolean =>
  role === 'student' && accessEndsAt !== undefined && accessEndsAt > now;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (email: string): boolean => emailShape.test(email.trim());

/** Minimum age of an account owner (decision P10). */
const minAgeYears = 13;

/** A higher age means a typing error in the year. */
const maxAgeYears = 120;

/** The sign-up form of a student, or the account form of an admin. */
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
 * Every field error of a sign-up form. The message texts are specified.
 * `today` is a calendar date, ISO 8601, in Dhaka.
 */
export const validateSignUpForm = (form: SignUpForm, today: string): readonly FieldError[] => [
  ...validateAccountForm(form),
  ...validateRequired(form.photo, 'photo', '*Photo required'),
  ...validateDateOfBirth(form.dateOfBirth, today),
  ...validatePhone(form.phone),
  ...validateRequired(form.address, 'address', '*Address required'),
];

/** The field errors of an account that an admin creates: name, e-mail address and password only. */
export const validateAccountForm = (
  form: Pick<SignUpForm, 'name' | 'email' | 'password'>,
): readonly FieldError[] => [
  ...validateName(form.name),
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

/** Without 0, O, 1 and I, which are easily confused. */
const referralAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An eight-character code from eight random bytes. */
export const createReferralCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, 8), (byte) => referralAlphabet[byte % referralAlphabet.length]).join('');
