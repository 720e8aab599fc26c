import type { FieldMessages } from '@sargam/kit/forms';

const MIN_LENGTH = 6;

type Passwords = { password: string; confirmPassword: string };

const checkPassword = (password: string): string | undefined => {
  if (password.trim() === '') return 'kit.person.password_required';
  return password.length < MIN_LENGTH ? 'kit.person.password_short' : undefined;
};

const checkConfirmation = ({ password, confirmPassword }: Passwords): string | undefined => {
  if (confirmPassword === '') return 'kit.person.confirm_required';
  return password !== '' && password !== confirmPassword ? 'kit.person.password_mismatch' : undefined;
};

/** The messages (text keys) of a new password and its confirmation. */
export const checkNewPassword = (passwords: Passwords): FieldMessages<Passwords> => ({
  password: checkPassword(passwords.password),
  confirmPassword: checkConfirmation(passwords),
});
