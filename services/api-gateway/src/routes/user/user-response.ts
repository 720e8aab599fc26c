import { dhakaDay } from '@sargam/chassis/calendar';
import { toLatinDigits } from '@sargam/chassis/formatting';
import type { Wallet } from '@sargam/proto/commerce/v1/commerce';
import type { Person, Session, Role as StoredRole } from '@sargam/proto/identity/v1/identity';
import type { Provider } from '@sargam/proto/identity/v1/social';
import { z } from 'zod';
import { enumNames } from '../../api/enum-names.ts';
import { field, flag, instant, picture, responseOf, text, textList, textOrNull } from '../../api/response.ts';
import { roleNumbers } from '../../api/roles.ts';
import { Id, Taka } from '../../api/schemas.ts';
import { toTaka } from '../../api/taka.ts';

export const UserType = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
  .meta({ id: 'UserType', description: '1 admin, 2 content uploader, 3 instructor, 4 student' });

const roles = enumNames<StoredRole>()(
  { ROLE_ADMIN: 'admin', ROLE_CONTENT: 'content', ROLE_INSTRUCTOR: 'instructor', ROLE_STUDENT: 'student' },
  'student',
);
export const roleName = roles.nameOf;
export const toStoredRole = roles.valueOf;

/** A person with the fields of other services; they are missing while the service is unavailable. */
export type PersonWithExtras = Person & {
  readonly wallet?: Wallet | undefined;
  readonly wishList?: string[];
};

const Balance = Taka.optional();

/** The fields that lists of users have too. */
export const userFields = {
  _id: text((person: Person) => person.id),
  studentId: text((person: Person) => person.studentId),
  name: text((person: Person) => person.name),
  email: text((person: Person) => person.email),
  phone: text((person: Person) => person.phone),
  address: text((person: Person) => person.address),
  dob: text((person: Person) => person.dateOfBirth),
  photo: picture((person: Person) => person.photo),
  type: field(UserType, (person: Person) => roleNumbers[roleName(person.role)]),
  instructor: textOrNull((person: Person) => person.instructorId),
  emailVerify: flag((person: Person) => person.emailVerified),
  suspend: flag((person: Person) => person.suspended),
  createdAt: instant((person: Person) => person.createdAt),
};

export const User = responseOf<PersonWithExtras>('User')({
  ...userFields,
  referralCode: text((person) => person.referralCode),
  hasPassword: flag(
    (person) => person.hasPassword,
    'False for accounts that only log in with Google or Facebook',
  ),
  language: field(z.enum(['en', 'bn']).meta({ description: 'Language of mails to this user' }), (person) =>
    person.language === 'bn' ? 'bn' : 'en',
  ),
  balance: field(
    Balance.meta({ description: 'Missing while the wallet is unavailable' }),
    ({ wallet }) => wallet && toTaka(wallet.balancePoisha),
  ),
  pending_balance: field(Balance, ({ wallet }) => wallet && toTaka(wallet.pendingReferralPoisha)),
  wishList: textList(
    (person) => person.wishList ?? [],
    'Course ids, newest first; empty while the wishlist is unavailable',
  ),
});

type SessionWithPerson = Pick<Session, 'accessToken' | 'accessExpiresAt'> & {
  readonly person: PersonWithExtras;
};

export const SessionResponse = responseOf<SessionWithPerson>('Session')({
  v_token: text((session) => session.accessToken, 'Access token for the auth-token header'),
  expiresAt: instant((session) => session.accessExpiresAt),
  type: field(UserType, ({ person }) => roleNumbers[roleName(person.role)]),
  user: field(User.schema, ({ person }, language) => User.toResponse(person, language)),
});

export const email = z
  .string('*Email required')
  .trim()
  .min(1, { error: '*Email required', abort: true })
  .max(254, '*Invalid email')
  .pipe(z.email('*Invalid email'));

export const Credentials = z
  .object({
    email,
    password: z.string('*Password required').min(1, '*Password required').max(200, '*Password required'),
  })
  .meta({ id: 'Credentials' });

export const EmailParam = z.object({ email });
export const VerificationToken = z.object({ token: z.string('required').min(1, 'required').max(500) });

export const requiredText = (message: string) => z.string(message).trim().min(1, message).max(300, message);
export const shortPasswordMessage = 'password should be more than 5 character';
// A refinement instead of min(6), so that its message also becomes the message of the problem.
const password = z
  .string('*Password required')
  .refine((text) => text.trim() !== '', { error: '*Password required', abort: true })
  .max(200)
  .refine((text) => text.length >= 6, shortPasswordMessage);
const birthDate = z
  .string('*Date of birth required')
  .min(1, { error: '*Date of birth required', abort: true })
  .pipe(z.iso.date('*Date of birth required'))
  .refine((date) => date <= dhakaDay(new Date()), 'Date of birth cannot be in the future')
  .refine((date) => date >= '1900-01-01', '*Date of birth required');
const phone = requiredText('*Phone number required')
  .overwrite(toLatinDigits)
  .regex(/^\d{1,20}$/, 'Phone number: digits only');

/** Compares the passwords only if both are given. */
const samePasswords = {
  path: ['confirmPassword'],
  error: "password didn't match",
  when: ({ value }: { value: unknown }) => hasBothPasswords(value),
};

export const SignUpForm = z
  .object({
    name: requiredText('*Name required'),
    email,
    password,
    confirmPassword: z.string('*Confirm password required').min(1, '*Confirm password required').max(200),
    dob: birthDate,
    phone,
    address: requiredText('*Address required'),
    refercode: z.string().max(40).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, samePasswords)
  .meta({ id: 'SignUpForm' });

const hasBothPasswords = (value: unknown): boolean => {
  const form = value as { password?: unknown; confirmPassword?: unknown };
  return Boolean(form.password) && Boolean(form.confirmPassword);
};

const confirmPassword = z.string('*Confirm password required').min(1, '*Confirm password required').max(200);

export const NewPassword = z
  .object({ token: z.string('required').min(1, 'required').max(500), password, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, samePasswords)
  .meta({ id: 'NewPassword' });

export const CurrentPassword = z.object({
  currentPassword: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Not needed within 15 minutes after the login' }),
});

export const LoginProvider = z.enum(['google', 'facebook']);
const providers = enumNames<Provider>()(
  { PROVIDER_GOOGLE: 'google', PROVIDER_FACEBOOK: 'facebook' },
  'google',
);
export const providerName = providers.nameOf;
export const toProvider = providers.valueOf;

/** The profile fields that users may change (decision P3); missing fields stay unchanged. */
export const ProfileForm = z
  .object({
    id: Id,
    name: requiredText('*Name required').optional(),
    phone: phone.optional(),
    address: requiredText('*Address required').optional(),
    dob: birthDate.optional(),
    language: z.enum(['en', 'bn']).optional(),
    password: password.optional(),
    confirmPassword: confirmPassword.optional(),
    currentPassword: z.string().max(200).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "password didn't match",
  })
  .meta({
    id: 'ProfileForm',
    description: 'All fields except the id are optional; missing fields stay unchanged',
  });
