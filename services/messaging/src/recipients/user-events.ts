import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import { UserEvent, type VerificationRequested } from '@sargam/proto/identity/v1/events';
import type { Deps } from '../deps.ts';
import { parseLanguage } from '../mails/mail.ts';
import { verificationMail } from '../mails/templates/verification.ts';
import { sendPasswordChanged, sendPasswordReset } from './password-mails.ts';

export const userEvents = subscribes(defineTopic('identity.users.v1', UserEvent), {
  signedUp: 'whom to write to is remembered',
  verificationRequested: 'the link is mailed',
  emailVerified: 'whom to write to is remembered',
  changed: 'whom to write to is remembered',
  passwordResetRequested: 'the link is mailed',
  passwordChanged: 'the person is told by mail, in case it was not them',
});

/** Keeps whom to write to, and mails links and what happened to a password. May be run twice for one event. */
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
  asked: VerificationRequested,
  idempotencyKey: string,
): Promise<void> => {
  if (asked.expiresAt && asked.expiresAt <= deps.clock()) return;
  const language = parseLanguage(asked.language);
  const url = new URL('/verify-email', deps.siteUrl);
  url.searchParams.set('token', asked.token);
  await deps.send(
    { idempotencyKey, template: 'verification', language, recipient: asked.email },
    verificationMail({ language, name: asked.name, url: url.href, madeByAdmin: asked.madeByAdmin }),
  );
};
