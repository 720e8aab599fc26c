import { z } from '@sargam/kit/forms';

const MIN_LENGTH = 6;

/** A password that is set, as every form asks for it. Messages are keys of texts. */
export const newPasswordFields = {
  password: z
    .string()
    .refine((text) => text.trim() !== '', { error: 'kit.person.password_required', abort: true })
    .min(MIN_LENGTH, 'kit.person.password_short'),
  confirmPassword: z.string().min(1, 'kit.person.confirm_required'),
};

type Passwords = { password: string; confirmPassword: string };

/** For `refine`: the same twice. Asked also while other fields are wrong, once both are there. */
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
