import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import { UserEvent, type VerificationRequested } from '@sargam/proto/identity/v1/events';
import type { Deps } from '../deps.ts';
import { parseLanguage } from '../mails/mail.ts';
import { verificationMail } from '../mails/templates/verification.ts';
import { sendPasswordChanged, sendPasswordReset } from './password-mails.ts';

export const userEvents = subscribes(defineTopic('identity.users.v1', UserEvent), {
  signedUp: 'saves the recipient',
  verificationRequested: 'mails the verification link',
  emailVerified: 'saves the recipient',
  changed: 'saves the recipient',
  passwordResetRequested: 'mails the reset link',
  passwordChanged: 'saves the recipient and mails a warning',
});

/** Saves recipients, and mails links and password warnings. Safe to repeat for one event. */
export const onUserEvent =
  (deps: Deps) =>
  async ({ event }: UserEvent, meta: { readonly id: string }): Promise<void> => {
    if (!event) return;
    if (event.$case === 'verificationRequested') return sendVerification(deps, event.value, meta.id);
    if (event.$case === 'passwordResetRequested') return sendPasswordReset(deps, event.value, meta.id);
    if (event.value.person) await deps.people.save(event.value.person);
    if (event.$case === 'passwordChanged') await sendPasswordChanged(deps, event.value, meta.id);
  };

const sendVerification = async (
  deps: Deps,
  request: VerificationRequested,
  idempotencyKey: string,
): Promise<void> => {
  if (request.expiresAt && request.expiresAt <= deps.clock()) return;
  const language = parseLanguage(request.language);
  const url = new URL('/verify-email', deps.siteUrl);
  url.searchParams.set('token', request.token);
  await deps.send(
    { idempotencyKey, template: 'verification', language, recipient: request.email },
    verificationMail({ language, name: request.name, url: url.href, madeByAdmin: request.madeByAdmin }),
  );
};
