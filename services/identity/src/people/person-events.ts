import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import type { Tx } from '@sargam/chassis/sql';
import {
  LoginMethod as LoginMethodMessage,
  type PersonSnapshot,
  UserEvent,
} from '@sargam/proto/identity/v2/events';
import type { Tables } from '../database.ts';
import type { LoginMethod } from './login-method.ts';
import type { Person } from './person.ts';
import { roleMessages } from './person-message.ts';

/** No event has a token, a phone number, a postal address or a date of birth. */
export const userEvents = publishes(defineTopic('identity.users.v2', UserEvent), 'person', {
  signedUp: 'a person signed up, and who invited them',
  verificationRequested: 'a verification link must be mailed',
  emailVerified: 'the e-mail address is verified, and who invited the person',
  changed: 'the current state of the person, with suspended or not',
  passwordResetRequested: 'a password reset link must be mailed',
  passwordChanged: 'the password changed',
  loginMethodRemoved: 'the person removed the password or a login with Google or Facebook',
});

type UserTx = Tx<Tables>;

const publish = (tx: UserTx, person: Person, event: NonNullable<UserEvent['event']>): Promise<string> =>
  publishEvent(tx, userEvents, person.id, { event });

const toSnapshot = ({ id, name, email, language, role, ...person }: Person): PersonSnapshot => ({
  id,
  name,
  email,
  language,
  role: roleMessages[role],
  instructorId: person.instructorId ?? '',
  emailVerified: person.verifiedAt !== undefined,
  suspended: person.suspendedAt !== undefined,
});

const toPersonEvent = (person: Person) => ({ person: toSnapshot(person) });

const toReferredPersonEvent = (person: Person) => ({
  ...toPersonEvent(person),
  referredBy: person.referredBy ?? '',
});

export const publishSignedUp = (tx: UserTx, person: Person) =>
  publish(tx, person, { $case: 'signedUp', value: toReferredPersonEvent(person) });

export const publishEmailVerified = (tx: UserTx, person: Person) =>
  publish(tx, person, { $case: 'emailVerified', value: toReferredPersonEvent(person) });

export const publishPersonChanged = (tx: UserTx, person: Person) =>
  publish(tx, person, { $case: 'changed', value: toPersonEvent(person) });

export const publishPasswordChanged = (tx: UserTx, person: Person) =>
  publish(tx, person, { $case: 'passwordChanged', value: toPersonEvent(person) });

const methodMessages: Record<LoginMethod, LoginMethodMessage> = {
  password: LoginMethodMessage.LOGIN_METHOD_PASSWORD,
  google: LoginMethodMessage.LOGIN_METHOD_GOOGLE,
  facebook: LoginMethodMessage.LOGIN_METHOD_FACEBOOK,
};

export const publishLoginMethodRemoved = (tx: UserTx, person: Person, method: LoginMethod) => {
  const value = { ...toPersonEvent(person), method: methodMessages[method] };
  return publish(tx, person, { $case: 'loginMethodRemoved', value });
};

/** A link of a mail. Messaging gets its token with `RevealLink`. */
interface MailedLink {
  readonly linkId: string;
  readonly expiresAt: Date;
}

export const publishVerificationRequested = (
  tx: UserTx,
  person: Person,
  link: MailedLink,
  createdByAdmin: boolean,
) => {
  const value = { ...link, personId: person.id, createdByAdmin, staffSetUp: person.setUpUntil !== undefined };
  return publish(tx, person, { $case: 'verificationRequested', value });
};

export const publishPasswordResetRequested = (tx: UserTx, person: Person, link: MailedLink) =>
  publish(tx, person, { $case: 'passwordResetRequested', value: { ...link, personId: person.id } });
