import { dhakaDay } from '@sargam/chassis/calendar';
import { toLatinDigits } from '@sargam/chassis/formatting';
import { z } from 'zod';
import { Id, Instant, Picture, Taka } from '../../wire/schemas.ts';

export const UserType = z
  .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
  .meta({ id: 'UserType', description: '1 admin, 2 content uploader, 3 instructor, 4 student' });

export const User = z
  .object({
    _id: z.string(),
    studentId: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    dob: z.string(),
    photo: Picture,
    type: UserType,
    instructor: z.string().nullable(),
    referralCode: z.string(),
    emailVerify: z.boolean(),
    hasPassword: z
      .boolean()
      .meta({ description: 'False for whoever has only ever logged in by Google or Facebook' }),
    language: z.enum(['en', 'bn']).meta({ description: 'Of the mails to this person' }),
    suspend: z.boolean(),
    balance: Taka.optional().meta({ description: 'Left out while the wallet cannot be had' }),
    pending_balance: Taka.optional(),
    wishList: z
      .array(z.string())
      .meta({ description: 'Ids of courses, newest first; empty while they cannot be had' }),
    createdAt: Instant,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const SessionAnswer = z
  .object({
    v_token: z.string().meta({ description: 'Access token for the auth-token header' }),
    expiresAt: Instant,
    type: UserType,
    user: User,
  })
  .meta({ id: 'Session' });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

const email = z
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

const requiredText = (message: string) => z.string(message).trim().min(1, message).max(300, message);
// A refinement, not a minimum: its own text is the sentence above the form too.
const password = z
  .string('*Password required')
  .refine((text) => text.trim() !== '', { error: '*Password required', abort: true })
  .max(200)
  .refine((text) => text.length >= 6, 'password should be more than 5 character');
const birthDate = z
  .string('*Date of birth required')
  .min(1, { error: '*Date of birth required', abort: true })
  .pipe(z.iso.date('*Date of birth required'))
  .refine((date) => date <= dhakaDay(new Date()), 'Date of birth cannot be in the future');
const phone = requiredText('*Phone number required')
  .overwrite(toLatinDigits)
  .regex(/^\d{1,20}$/, 'Phone number: digits only');

/** The same password twice, asked about only once both are there. */
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
    confirmPassword: z.string('*Confirm password required').min(1, '*Confirm password required'),
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

const incompleteMessage = 'Some field is not fillup!!!';
/** What an admin's create-account form sends (decision P3); the rest of a person's particulars is theirs to give. */
export const AccountForm = z.object({
  name: requiredText(incompleteMessage),
  email,
  password,
  type: z.coerce.number(incompleteMessage).pipe(UserType),
  instructor: z.string().max(64).optional(),
  phone: z.string().max(20).optional(),
  address: z.string().max(300).optional(),
});
export type SignUpInput = z.output<typeof SignUpForm> | z.output<typeof AccountForm>;

const confirmPassword = z.string('*Confirm password required').min(1, '*Confirm password required');

export const NewPassword = z
  .object({ token: z.string('required').min(1, 'required').max(500), password, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, samePasswords)
  .meta({ id: 'NewPassword' });

/** What people change of themselves (decision P3); what is left out stays. */
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
  .meta({ id: 'ProfileForm', description: 'Every field but the id is optional; what is left out stays' });
