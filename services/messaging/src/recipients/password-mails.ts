import { LoginMethod, type LoginMethodRemoved, type PasswordChanged } from '@sargam/proto/identity/v2/events';
import type { Deps } from '../deps.ts';
import { parseLanguage } from '../mails/mail.ts';
import { loginMethodRemovedMail } from '../mails/templates/login-method-removed.ts';
import { passwordChangedMail } from '../mails/templates/password-changed.ts';

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
