import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is in the list of common passwords, ignoring case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
