import type { PasswordChanged, PasswordResetRequested } from '@sargam/proto/identity/v1/events';
import type { Deps } from '../deps.ts';
import { parseLanguage } from '../mails/mail.ts';
import { passwordChangedMail } from '../mails/templates/password-changed.ts';
import { passwordResetMail } from '../mails/templates/password-reset.ts';

/** The token stands in the fragment: no server on the way and no page that is linked from there gets to see it. */
export const sendPasswordReset = async (
  deps: Deps,
  asked: PasswordResetRequested,
  idempotencyKey: string,
): Promise<void> => {
  if (asked.expiresAt && asked.expiresAt <= deps.clock()) return;
  const language = parseLanguage(asked.language);
  const url = new URL('/resetpassword', deps.siteUrl);
  url.hash = `token=${asked.token}`;
  await deps.send(
    { idempotencyKey, template: 'password-reset', language, recipient: asked.email },
    passwordResetMail({ language, name: asked.name, url: url.href }),
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
