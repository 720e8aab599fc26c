import type { SignUpValues } from './sign-up-values.ts';

/** `path`: the sign-up page with its referral code. */
type SentSignUp = { values: SignUpValues; path: string };

/**
 * The form that was sent in this tab, so that the mail can be sent again and the address changed. It contains the password, so
 * it is kept in memory only.
 */
let sent: SentSignUp | undefined;

export const readSentSignUp = (): SentSignUp | undefined => sent;

export const keepSentSignUp = (form: SentSignUp | undefined): void => {
  sent = form;
};
