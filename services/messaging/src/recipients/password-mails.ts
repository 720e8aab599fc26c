import {
  LoginMethod,
  type LoginMethodRemoved,
  type PasswordChanged,
  type PasswordResetRequested,
} from '@sargam/proto/identity/v1/events';
import type { Deps } from '../deps.ts';
import { parseLanguage } from '../mails/mail.ts';
import { loginMethodRemovedMail } from '../mails/templates/login-method-removed.ts';
import { passwordChangedMail } from '../mails/templates/password-changed.ts';
import { passwordResetMail } from '../mails/templates/password-reset.ts';

/** The token is in the URL fragment, which is not sent to servers or in the Referer header. */
export const sendPasswordReset = async (
  deps: Deps,
  request: PasswordResetRequested,
  idempotencyKey: string,
): Promise<void> => {
  if (request.expiresAt && request.expiresAt <= deps.clock()) return;
  const language = parseLanguage(request.language);
  const url = new URL('/resetpassword', deps.siteUrl);
  url.hash = `token=${request.token}`;
  await deps.send(
    { idempotencyKey, template: 'password-reset', language, recipient: request.email },
    passwordResetMail({ language, name: request.name, url: url.href }),
  );
};

export const sendPasswordChanged = async (
  deps: Deps,
  { person }: PasswordChanged,
  idempotencyKey: string,
): Promise<void> => {
  if (!person) return;
  const language = parseLanguage(person.language);
  await deps.send(
    { idempotencyKey, template: 'password-changed', language, recipient: person.email },
    passwordChangedMail({ language, name: person.name, url: new URL('/forgetpassword', deps.siteUrl).href }),
  );
};

const methods = {
  [LoginMethod.LOGIN_METHOD_PASSWORD]: 'password',
  [LoginMethod.LOGIN_METHOD_GOOGLE]: 'google',
  [LoginMethod.LOGIN_METHOD_FACEBOOK]: 'facebook',
} as const;

export const sendLoginMethodRemoved = async (
  deps: Deps,
  { person, method }: LoginMethodRemoved,
  idempotencyKey: string,
): Promise<void> => {
  const removed = methods[method as keyof typeof methods];
  // A later release of identity may send a login method that this release does not know.
  if (!person || !removed) return;
  const language = parseLanguage(person.language);
  await deps.send(
    { idempotencyKey, template: 'login-method-removed', language, recipient: person.email },
    loginMethodRemovedMail({
      language,
      name: person.emailVerified ? person.name : '',
      method: removed,
      url: new URL('/forgetpassword', deps.siteUrl).href,
    }),
  );
};
