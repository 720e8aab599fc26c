import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is among those that are guessed first, in whatever case it is typed. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
