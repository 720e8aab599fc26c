import { z } from '@sargam/kit/forms';
import type { PickerOption } from '../picker/index.ts';

/** Admin and content uploader; students sign up themselves, and instructors get an account with their profile. */
export const accountTypes = ['1', '2'] as const;
type AccountType = (typeof accountTypes)[number];

const MIN_PASSWORD = 6;
const missing = 'admin.new_account.missing';
const passwordShort = 'admin.new_account.password_short';

export const accountSchema = z.object({
  name: z.string().trim().min(1, missing),
  email: z.string().trim().min(1, missing),
  password: z.string().min(1, { error: missing, abort: true }).min(MIN_PASSWORD, passwordShort),
  type: z.custom<AccountType | undefined>().refine((type) => type !== undefined, missing),
  instructor: z.custom<PickerOption | undefined>(),
});

/** The values of the form: no type is chosen at first. */
export type TypedAccount = z.input<typeof accountSchema>;
export type Account = z.output<typeof accountSchema>;
/** The toast after invalid input: a short password has its own text. */
export const toastOfInvalid = (password: string): string =>
  password !== '' && password.length < MIN_PASSWORD ? passwordShort : missing;
