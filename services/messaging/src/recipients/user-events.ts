import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { type PersonSnapshot, UserEvent } from '@sargam/proto/identity/v2/events';
import type { Deps } from '../deps.ts';
import { sendPasswordReset, sendVerification } from './link-mails.ts';
import { sendLoginMethodRemoved, sendPasswordChanged } from './password-mails.ts';

export const userEvents = subscribes(defineTopic('identity.users.v2', UserEvent), {
  signedUp: 'saves the recipient',
  verificationRequested: 'mails the verification link',
  emailVerified: 'saves the recipient',
  changed: 'saves the recipient',
  passwordResetRequested: 'mails the reset link',
  passwordChanged: 'saves the recipient and mails a warning',
  loginMethodRemoved: 'mails a warning',
});

/** Saves recipients, and mails links and password warnings. Safe to repeat for one event. */
export const userEventHandlers = (deps: Deps): HandlersOf<typeof userEvents> => {
  const save = async ({ person }: { readonly person?: PersonSnapshot | undefined }): Promise<void> => {
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
