import { z } from '@sargam/kit/forms';

const SHORTEST = 6;
const of = (key: string): string => `panel.form.${key}`;

export const blank = { currentPassword: '', password: '', confirmPassword: '' };
export type Passwords = typeof blank;

/** The same twice, asked about once both are there. */
const passwordsDiffer = {
  path: ['confirmPassword'],
  error: of('password_mismatch'),
  when: ({ value }: { value: unknown }): boolean => {
    const { password, confirmPassword } = value as Partial<Passwords>;
    return Boolean(password) && Boolean(confirmPassword);
  },
};

/** Messages are keys of texts. Whoever has no password yet names no present one. */
export const passwordFields = (hasPassword: boolean) =>
  z
    .object({
      currentPassword: z.string().min(hasPassword ? 1 : 0, of('password_required')),
      password: z
        .string()
        .min(1, { error: of('password_required'), abort: true })
        .min(SHORTEST, of('password_short')),
      confirmPassword: z.string().min(1, of('confirm_required')),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, passwordsDiffer);
