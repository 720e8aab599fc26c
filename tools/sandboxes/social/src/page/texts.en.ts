import type { IdTokenFaultMode, UserTokenFaultMode } from '../faults/fault.ts';
import type { ChoiceFault } from '../people/chosen-person.ts';

export type RefusalReason =
  | 'invalid_client'
  | 'redirect_uri_mismatch'
  | 'invalid_scope'
  | 'invalid_response_type';

export const en = {
  sandbox: 'SANDBOX',
  noAccount: 'These are test persons. No real account is used.',
  languageName: 'Language',
  heading: { google: 'Continue with Google', facebook: 'Continue with Facebook' },
  chooseFor: (site: string) => `Choose an account to continue to ${site}.`,
  accounts: 'Account',
  lastTime: 'Last used here',
  notVerified: 'Not verified',
  noEmail: 'No email',
  hasAccount: (site: string) => `Has an account at ${site}`,
  someoneElse: 'Someone else',
  someoneElseHint: 'Type a name and an email',
  name: 'Name',
  email: 'Email',
  optional: 'may be empty',
  verified: 'The email is verified',
  gets: (site: string) => `${site} will get your name and your picture.`,
  getsEmail: (site: string) => `${site} will get your name, your email and your picture.`,
  shareEmail: (site: string) => `Share my email with ${site}`,
  allow: 'Continue',
  refuse: 'Cancel',
  trouble: 'Or try what can go wrong',
  troubleLabel: 'The token that comes back',
  noTrouble: 'As it should be',
  returnsTo: 'Returns to',
  faults: {
    choose: 'Choose an account.',
    nameMissing: 'Enter a name.',
    emailInvalid: 'Enter a valid email address, or none at all.',
  } satisfies Record<ChoiceFault, string>,
  refusals: {
    invalid_client: 'No app is registered under this client id.',
    redirect_uri_mismatch: 'The address to return to is not registered for this app.',
    invalid_scope: 'The app asks for permissions that do not exist.',
    invalid_response_type: 'The app asks for an answer that does not exist.',
  } satisfies Record<RefusalReason, string>,
  troubles: {
    'wrong-audience': 'Made for another app',
    expired: 'Expired',
    'other-issuer': 'From another issuer',
    'bad-signature': 'Bad signature',
    'unknown-kid': 'Signed with an unknown key',
    unsigned: 'Not signed at all',
    'wrong-nonce': 'Answer to another request',
    'email-missing': 'Without the email',
    'email-unverified': 'Email not verified',
    'other-app': 'Made for another app',
    'other-app-refused': 'Made for another app, and refused for it',
    invalid: 'Not valid',
    'other-user': 'Of another user',
  } satisfies Record<IdTokenFaultMode | UserTokenFaultMode, string>,
  refusedTitle: 'This cannot go on',
  details: 'What was sent',
};

export type Texts = typeof en;
