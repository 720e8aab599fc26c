import type { Caller } from '@sargam/chassis/caller';
import { DomainError, domainError } from '@sargam/chassis/errors';
import { z } from 'zod';
import { email, requiredText, type SignUpForm, shortPasswordMessage, UserType } from './user-response.ts';

const incompleteMessage = 'Some field is not fillup!!!';
const incompleteInstructorMessage = 'any of the field is missing';
const takenEmailMessage = 'email is exist!!';
const notAddedMessage = 'User is not added!!!';
const instructorType = 3;

/** An empty password makes the form incomplete; a short one has its own message. */
const accountPassword = z
  .string(incompleteMessage)
  .regex(/\S/, { error: incompleteMessage, abort: true })
  .max(200)
  .refine((text) => text.length >= 6, shortPasswordMessage);

/** The create-account form of admins (decision P3); the user adds the other details later. */
export const AccountForm = z.object({
  name: requiredText(incompleteMessage),
  email,
  password: accountPassword,
  type: z.coerce.number(incompleteMessage).pipe(UserType),
  instructor: z.string().max(64).optional().meta({
    description: 'Id of the profile, or N/A; type 3 needs a profile that has no account (decision B6)',
  }),
  phone: z.string().max(20).optional(),
  address: z.string().max(300).optional(),
});
export type AccountForm = z.output<typeof AccountForm>;
export type SignUpInput = z.output<typeof SignUpForm> | AccountForm;

const isAdmin = (caller: Caller | undefined): boolean => caller?.roles.includes('admin') ?? false;

/** Admins use the shorter create-account form of the back-office (decision P3). */
export const accountFormFor = (caller: Caller | undefined) => (isAdmin(caller) ? AccountForm : undefined);

const isInstructorInput = (input: unknown): boolean =>
  Number((input as { readonly type?: unknown } | undefined)?.type) === instructorType;

/** The message of an incomplete account form: the two forms of the back-office have different ones. */
export const incompleteAccountMessage = (caller: Caller | undefined, input: unknown): string | undefined => {
  if (!isAdmin(caller)) return undefined;
  return isInstructorInput(input) ? incompleteInstructorMessage : incompleteMessage;
};

export const createdAccountMessage = (input: SignUpInput): string => {
  if (!('type' in input)) return 'check your email to verification';
  return input.type === instructorType
    ? 'Please check your email to verify your account!!'
    : 'User added successfully!!!';
};

/** An account form's refusal, with the message of its form. Other errors stay as they are. */
export const toAccountError = (input: SignUpInput, error: unknown): unknown => {
  if (!('type' in input) || !(error instanceof DomainError)) return error;
  const { code, kind } = error;
  if (code === 'sign-up-incomplete') {
    const message = input.type === instructorType ? incompleteInstructorMessage : incompleteMessage;
    return new DomainError(kind, code, message, { fields: error.fields });
  }
  if (code === 'email-taken') {
    const message = input.type === instructorType ? takenEmailMessage : notAddedMessage;
    return new DomainError(kind, code, message, { fields: [{ field: 'email', message: takenEmailMessage }] });
  }
  if (code === 'profile-taken')
    return new DomainError(kind, code, notAddedMessage, {
      fields: [{ field: 'instructor', message: error.message }],
    });
  return error;
};

export const unknownProfile = () =>
  domainError.invalid('instructor-not-found', notAddedMessage, [
    { field: 'instructor', message: 'There is no such instructor.' },
  ]);
