import { z } from '@sargam/kit/forms';
import { newPasswordFields, passwordMismatch, passwordsMatch } from '@sargam/kit/personal-details';

export const blankPasswords = { currentPassword: '', password: '', confirmPassword: '' };
export type Passwords = typeof blankPasswords;

/** Messages are translation keys. The current password is only required if there is one. */
export const passwordSchema = (hasPassword: boolean) =>
  z
    .object({
      currentPassword: z.string().min(hasPassword ? 1 : 0, 'kit.person.password_required'),
      ...newPasswordFields,
    })
    .refine(passwordsMatch, passwordMismatch);
