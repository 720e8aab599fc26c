import { z } from '@sargam/kit/forms';

const MIN_LENGTH = 6;

/** The schema of a new password and its confirmation. Messages are text keys. */
export const newPasswordFields = {
  password: z
    .string()
    .refine((text) => text.trim() !== '', { error: 'kit.person.password_required', abort: true })
    .min(MIN_LENGTH, 'kit.person.password_short'),
  confirmPassword: z.string().min(1, 'kit.person.confirm_required'),
};

type Passwords = { password: string; confirmPassword: string };

/** For `refine`. `when` runs the check as soon as both fields are filled, even while other fields are invalid. */
export const passwordsMatch = ({ password, confirmPassword }: Passwords): boolean =>
  password === confirmPassword;
export const passwordMismatch = {
  path: ['confirmPassword'],
  error: 'kit.person.password_mismatch',
  when: ({ value }: { value: unknown }): boolean => {
    const { password, confirmPassword } = value as Partial<Passwords>;
    return Boolean(password) && Boolean(confirmPassword);
  },
};
