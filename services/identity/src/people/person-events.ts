import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import type { Tx } from '@sargam/chassis/sql';
import { LoginMethod as LoginMethodMessage, UserEvent } from '@sargam/proto/identity/v1/events';
import type { Tables } from '../database.ts';
import type { LoginMethod } from './login-method.ts';
import type { Person } from './person.ts';
import { toPersonMessage } from './person-message.ts';

export const userEvents = publishes(defineTopic('identity.users.v1', UserEvent), 'person', {
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

const toPersonEvent = (person: Person) => ({ person: toPersonMessage(person) });

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

export const publishVerificationRequested = (
  tx: UserTx,
  person: Person,
  token: string,
  expiresAt: Date,
  madeByAdmin: boolean,
) => {
  const setsUp = person.setUpUntil !== undefined;
  const value = { ...toLinkEvent(person, token, expiresAt), madeByAdmin, setsUp };
  return publish(tx, person, { $case: 'verificationRequested', value });
};

export const publishPasswordResetRequested = (tx: UserTx, person: Person, token: string, expiresAt: Date) =>
  publish(tx, person, { $case: 'passwordResetRequested', value: toLinkEvent(person, token, expiresAt) });

/** Without the name of an unverified person: anybody can sign up with somebody's address and a message as the name. */
const toLinkEvent = (person: Person, token: string, expiresAt: Date) => ({
  personId: person.id,
  name: person.verifiedAt ? person.name : '',
  email: person.email,
  language: person.language,
  token,
  expiresAt,
});
