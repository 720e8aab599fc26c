import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { UserEvent, type VerificationRequested } from '@sargam/proto/identity/v1/events';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { parseLanguage } from '../mails/mail.ts';
import { type VerificationKind, verificationMail } from '../mails/templates/verification.ts';
import { sendLoginMethodRemoved, sendPasswordChanged, sendPasswordReset } from './password-mails.ts';

export const userEvents = subscribes(defineTopic('identity.users.v1', UserEvent), {
  signedUp: 'saves the recipient',
  verificationRequested: 'mails the verification link',
  emailVerified: 'saves the recipient',
  changed: 'saves the recipient',
  passwordResetRequested: 'mails the reset link',
  passwordChanged: 'saves the recipient and mails a warning',
  loginMethodRemoved: 'mails a warning',
});

/** Saves recipients, and mails links and password warnings. Safe to repeat for one event. */
export const userHandlers = (deps: Deps): HandlersOf<typeof userEvents> => {
  const save = async ({ person }: { readonly person?: Person | undefined }): Promise<void> => {
    if (person) await deps.people.save(person);
  };
  return {
    signedUp: save,
    emailVerified: save,
    changed: save,
    verificationRequested: (request, { id }) => sendVerification(deps, request, id),
    passwordResetRequested: (request, { id }) => sendPasswordReset(deps, request, id),
    passwordChanged: async (change, { id }) => {
      await save(change);
      await sendPasswordChanged(deps, change, id);
    },
    loginMethodRemoved: (removal, { id }) => sendLoginMethodRemoved(deps, removal, id),
  };
};

const kindOf = ({ setsUp, madeByAdmin }: VerificationRequested): VerificationKind => {
  if (setsUp) return 'setUp';
  return madeByAdmin ? 'madeByAdmin' : 'signedUp';
};

/** The token is in the URL fragment, which is not sent to servers or in the Referer header. */
const sendVerification = async (
  deps: Deps,
  request: VerificationRequested,
  idempotencyKey: string,
): Promise<void> => {
  if (request.expiresAt && request.expiresAt <= deps.clock()) return;
  const language = parseLanguage(request.language);
  const url = new URL('/verify-email', deps.siteUrl);
  url.hash = `token=${request.token}`;
  await deps.send(
    { idempotencyKey, template: 'verification', language, recipient: request.email },
    verificationMail({ language, url: url.href, kind: kindOf(request) }),
  );
};
